import { DONATION_FREQUENCIES } from '@paniscus/domain/donation';
import type {
  DonationEmailRequest,
  DonationIntentResponse,
  DonationIntentRequest,
  PaidDonation,
  PaymentSetup,
} from '@paniscus/domain/donation';
import { isRecord } from '@paniscus/domain/validation';
import type { DonationProblem } from '@paniscus/features/donation';
import { callApi } from './client';
import { ProblemError } from './problem-error';
import { readJson } from './responses/read-json';
import { loadParsers } from './responses/load-parsers';
import { repeatUntilAnswered } from './repeat-until-answered';

const isPaymentSetup = (body: unknown): body is PaymentSetup =>
  isRecord(body) && typeof body['publishableKey'] === 'string' && typeof body['pageToken'] === 'string';

const isPaidDonation = (value: unknown): value is PaidDonation =>
  isRecord(value) &&
  typeof value['amount'] === 'number' &&
  typeof value['gift_amount'] === 'number' &&
  DONATION_FREQUENCIES.some((frequency) => frequency === value['frequency']);

export async function fetchPaymentSetup(): Promise<PaymentSetup> {
  return readJson(await callApi('/stripe-publishable-key/'), isPaymentSetup);
}

export async function createDonationIntent(body: DonationIntentRequest): Promise<DonationIntentResponse> {
  const response = await callApi('/create-payment-intent/', { method: 'POST', body });
  const { parseDonationIntent } = await loadParsers(() => import('./responses/donations.parsers'));
  return parseDonationIntent(response);
}

export function toDonationProblem(error: unknown): DonationProblem | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  const { status, problem, retryAfterSeconds } = error;
  const paid =
    problem !== undefined && 'paid' in problem && isPaidDonation(problem.paid) ? problem.paid : undefined;
  return {
    status,
    detail: problem?.detail,
    errors: problem?.errors,
    retryAfterSeconds,
    ...(paid && { paid }),
  };
}

/** Sends the receipt, once however often it is called. The card was charged, so an answer that is lost is asked for again. */
export async function sendDonationEmail(body: DonationEmailRequest): Promise<void> {
  await repeatUntilAnswered(() => callApi('/send-donation-email/', { method: 'POST', body }));
}
