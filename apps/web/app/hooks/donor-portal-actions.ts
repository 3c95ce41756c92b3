import type { Confirmation } from '@paniscus/card';
import type { DonorPortalPage, RecurringActionResult } from '@paniscus/domain/donor-portal';
import type { ChargeOutcome, RecurringDonationChange } from '@paniscus/features/donor-portal';
import { createCardSetupIntent, changeRecurringDonation, fetchDonorPortal } from '../api/donor-portal';
import type { RecurringDonationRef } from '../api/donor-portal';
import { isAnswerLost } from '../api/error-messages';
import { ProblemError } from '../api/problem-error';

const UNREACHABLE = 'Your request did not reach us. Please try again.';
const ANSWER_LOST =
  'The connection was lost before our answer came. Check whether this change was made before you try again.';
const RATE_LIMITED = 'You have tried several times. Please wait a few minutes, then try again.';
const FAILED = 'We could not make this change. Please try again, or write to us.';
const CARD_CHECK_FAILED = 'The card could not be checked. Please try again.';

/** The message of the bank or payment provider for a rejected card. */
class CardError extends Error {
  override name = 'CardError';
}

/** Makes a change; returns the page after it, and what it made of the missed charges. */
export async function applyChange(
  page: DonorPortalPage,
  ref: RecurringDonationRef,
  change: RecurringDonationChange,
): Promise<{ page: DonorPortalPage; outcome: ChargeOutcome }> {
  const seen = page.monthly_gifts.find(({ id }) => id === ref.id)?.amount_cents;
  const { charged_cents, dropped_cents, ...donation } = await sendChange(ref, change, seen);
  // A charge, of this change or of another tab, adds a donation with a receipt, so reload the page.
  const updated = await fetchDonorPortal(ref.token).catch(() => page);
  const monthly_gifts = updated.monthly_gifts.map((current) =>
    current.id === donation.id ? donation : current,
  );
  return { page: { ...updated, monthly_gifts }, outcome: { charged_cents, dropped_cents } };
}

/** `seen` is the amount on the page, in cents: another tab may have changed it. */
function sendChange(
  ref: RecurringDonationRef,
  change: RecurringDonationChange,
  seen: number | undefined,
): Promise<RecurringActionResult> {
  if (change.action === 'card') return changeCard(ref, change.confirm);
  if (change.action === 'amount')
    return changeRecurringDonation(ref, 'amount', { ...change.request, current_amount: seen });
  return changeRecurringDonation(ref, change.action, 'request' in change ? change.request : {});
}

async function changeCard(
  ref: RecurringDonationRef,
  confirm: (clientSecret: string) => Promise<Confirmation>,
): Promise<RecurringActionResult> {
  const clientSecret = await createCardSetupIntent(ref);
  const confirmation = await confirm(clientSecret);
  if (confirmation.kind === 'declined') throw new CardError(confirmation.message);
  if (confirmation.kind === 'failed') throw new CardError(CARD_CHECK_FAILED);
  const [setupIntentId] = clientSecret.split('_secret_', 1);
  return changeRecurringDonation(ref, 'card/confirm', { setup_intent_id: setupIntentId });
}

/** The page after a change was refused: as it is now, if another tab or this change itself may have changed it. */
export async function reloadAfter(
  error: unknown,
  page: DonorPortalPage,
  token: string,
): Promise<DonorPortalPage> {
  const isOutdated = isAnswerLost(error) || (error instanceof ProblemError && error.status === 409);
  return isOutdated ? fetchDonorPortal(token).catch(() => page) : page;
}

export function getChangeErrorMessage(error: unknown): string {
  if (error instanceof CardError) return error.message;
  if (isAnswerLost(error)) return ANSWER_LOST;
  if (!(error instanceof ProblemError)) return FAILED;
  if (error.status === 0) return UNREACHABLE;
  if (error.status === 429) return RATE_LIMITED;
  const [fieldError] = Object.values(error.problem?.errors ?? {});
  return fieldError ?? error.problem?.detail ?? FAILED;
}
