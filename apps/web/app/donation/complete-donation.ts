import type { Confirmation } from '@paniscus/card';
import type { DonationForm } from '@paniscus/domain/donation';
import { formatDollars } from '@paniscus/domain/money';
import { isUnpaid } from '@paniscus/domain/payment';
import { donate } from '@paniscus/features/donation';
import type { paths } from '@paniscus/routes';
import { createDonationIntent, sendDonationEmail, toDonationProblem } from '../api/donations';
import { payOnce } from '../storage/pay-once';
import {
  endPaying,
  finishAttempt,
  getAttemptId,
  hasFinishedBetween,
  rememberPaying,
} from '../storage/payment-attempts';
import { saveDonationResult } from '../storage/payment-results';
import { openFailurePage, openResultPage } from '../purchase/open-result-page';

const FINISHED_ELSEWHERE =
  'Your gift from another tab already went through, and nothing more was charged. To give again, press Donate once more.';

interface DonationPress {
  form: DonationForm;
  /** Name of the chosen fund; undefined for the general one. */
  fundName: string | undefined;
  confirm: (clientSecret: string) => Promise<Confirmation>;
  /** When the donor opened the form, was last told about its result or pressed for a gift that failed, in Unix milliseconds. */
  sinceMs: number;
  /** When the donor pressed the button, in Unix milliseconds. */
  pressedMs: number;
}

type CompletedDonation =
  | { kind: 'declined' | 'failed'; message: string }
  /** `amount` is what was charged, formatted; `isOnNextPage` whether the page of the result says so. */
  | { kind: 'arrived'; amount: string; isOnNextPage: boolean };

/**
 * Makes the donation and opens the page of its result, unless the browser does not let that page know it. Never rejects. Asks
 * the donor to press once more if another tab has made a gift since this form was opened.
 */
export async function completeDonation(
  { form, fundName, confirm, sinceMs, pressedMs }: DonationPress,
  pageToken: string | undefined,
  links: Pick<typeof paths, 'failure' | 'donationSuccess' | 'donationEmailFailure'>,
): Promise<CompletedDonation> {
  if (hasFinishedBetween('donation', sinceMs, pressedMs))
    return { kind: 'failed', message: FINISHED_ELSEWHERE };
  const calls = {
    createIntent: createDonationIntent,
    confirm: rememberPaying('donation', confirm),
    sendEmail: sendDonationEmail,
    toProblem: toDonationProblem,
  };
  const attempt = await payOnce(
    'donation',
    () => getAttemptId('donation', pressedMs),
    (donationId) => donate(form, calls, { donationId, pageToken, fundName }),
  );

  if (isUnpaid(attempt.kind, attempt.result.reason)) endPaying('donation');
  const isOnNextPage = saveDonationResult(attempt.result, pressedMs);
  if (attempt.kind === 'declined' || attempt.kind === 'failed') {
    const { reason = attempt.message } = attempt.result;
    const message = isOnNextPage ? openFailurePage(links.failure, attempt.message, reason) : reason;
    return { kind: attempt.kind, message };
  }
  finishAttempt('donation');
  const page = attempt.kind === 'succeeded' ? links.donationSuccess : links.donationEmailFailure;
  if (isOnNextPage) openResultPage(page);
  return { kind: 'arrived', amount: formatDollars(attempt.result.amountCents), isOnNextPage };
}
