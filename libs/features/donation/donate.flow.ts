import type { Confirmation } from '@paniscus/card';
import type {
  DonationEmailRequest,
  DonationForm,
  DonationIntentAnswer,
  DonationIntentRequest,
  DonationResult,
  DonationCharge,
} from '@paniscus/domain/donation';
import { PAYMENT_ERRORS } from '@paniscus/domain/payment';
import { DONATION_MESSAGES } from './donation.messages';
import { computeCharge, buildEmailRequest, buildIntentRequest } from './donation.requests';

/** API calls of a donation, in this order. Each rejects on failure. */
export type DonationCalls = {
  createIntent: (request: DonationIntentRequest) => Promise<DonationIntentAnswer>;
  /** For a recurring donation, `clientSecret` belongs to its first charge, which is confirmed the same way. */
  confirm: (clientSecret: string) => Promise<Confirmation>;
  sendEmail: (request: DonationEmailRequest) => Promise<unknown>;
};

/** Result of a donation; `message` is shown on the donation page, `result` on the page that follows. */
export type DonationFlowResult =
  | { kind: 'succeeded' | 'emailFailed'; result: DonationResult }
  | { kind: 'declined' | 'failed'; message: string; result: DonationResult };

/** `donationId` is the idempotency key: requests with the same id are the same payment. */
type DonationIds = { donationId: string; pageToken?: string };

const NOTHING: DonationCharge = { donationCents: 0, costCents: 0, amountCents: 0 };

/** Runs a donation: payment intent, card confirmation, confirmation email. Never rejects. */
export async function donate(
  form: DonationForm,
  calls: DonationCalls,
  { donationId, pageToken }: DonationIds,
): Promise<DonationFlowResult> {
  const charge = computeCharge(form) ?? NOTHING;
  const gift = getGift(form, charge);
  try {
    const { clientSecret } = await calls.createIntent({
      ...buildIntentRequest(form, charge),
      donation_id: donationId,
      ...(pageToken && { page_token: pageToken }),
    });
    const confirmation = await calls.confirm(clientSecret);
    if (confirmation.kind === 'declined') return declined(gift, confirmation.message);
    if (confirmation.kind === 'failed') return failed(gift);
    return await sendEmail(calls, buildEmailRequest(form, charge, clientSecret), gift);
  } catch {
    return failed(gift);
  }
}

type Gift = Omit<DonationResult, 'kind' | 'error' | 'reason'>;

function getGift(form: DonationForm, charge: DonationCharge): Gift {
  const { tributeKind: kind, tributeName } = form;
  return {
    ...charge,
    frequency: form.frequency,
    ...(kind && { tribute: { kind, name: tributeName.trim() } }),
    firstName: form.firstName.trim(),
    email: form.email.trim(),
  };
}

/** The payment has succeeded: a failure from here on must not be reported as a failed payment. */
async function sendEmail(
  calls: DonationCalls,
  request: DonationEmailRequest,
  gift: Gift,
): Promise<DonationFlowResult> {
  try {
    await calls.sendEmail(request);
    return { kind: 'succeeded', result: { ...gift, kind: 'succeeded' } };
  } catch {
    return { kind: 'emailFailed', result: { ...gift, kind: 'emailFailed' } };
  }
}

function declined(gift: Gift, message: string): DonationFlowResult {
  const result: DonationResult = {
    ...gift,
    kind: 'declined',
    error: PAYMENT_ERRORS.declined,
    reason: message,
  };
  return { kind: 'declined', message, result };
}

function failed(gift: Gift): DonationFlowResult {
  const result: DonationResult = { ...gift, kind: 'failed', error: PAYMENT_ERRORS.failed };
  return { kind: 'failed', message: DONATION_MESSAGES.failed, result };
}
