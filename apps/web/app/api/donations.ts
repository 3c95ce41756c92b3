import type {
  DonationEmailRequest,
  DonationIntentResponse,
  DonationIntentRequest,
  PaymentSetup,
} from '@paniscus/domain/donation';
import type { DonationProblem } from '@paniscus/features/donation';
import { callApi } from './client';
import { ProblemError } from './problem-error';
import { isRecord, readJson } from './responses/read-json';
import { loadParsers } from './responses/load-parsers';

const isPaymentSetup = (body: unknown): body is PaymentSetup =>
  isRecord(body) && typeof body['publishableKey'] === 'string' && typeof body['pageToken'] === 'string';

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
  return { status, detail: problem?.detail, errors: problem?.errors, retryAfterSeconds };
}

export async function sendDonationEmail(body: DonationEmailRequest): Promise<void> {
  await callApi('/send-donation-email/', { method: 'POST', body });
}
