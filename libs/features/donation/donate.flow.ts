import type { Confirmation } from '@paniscus/card';
import { PAYMENT_ERRORS } from '@paniscus/domain';
import type {
  DonationEmailRequest,
  DonationForm,
  DonationIntentAnswer,
  DonationIntentRequest,
  DonationResult,
  DonationCharge,
} from '@paniscus/domain';
import { DONATION_MESSAGES } from './donation.messages';
import { computeCharge, buildEmailRequest, buildIntentRequest } from './donation.requests';

/** The calls a donation makes, in this order. Each rejects when it fails. */
export type DonationCalls = {
  createIntent: (request: DonationIntentRequest) => Promise<DonationIntentAnswer>;
  /** For a monthly gift the secret is that of its first charge, and is confirmed the same way. */
  confirm: (clientSecret: string) => Promise<Confirmation>;
  sendEmail: (request: DonationEmailRequest) => Promise<unknown>;
};

/** How a donation ended; `message` is for the donation page, `result` for the page that follows. */
export type DonationOutcome =
  | { kind: 'succeeded' | 'emailFailed'; result: DonationResult }
  | { kind: 'declined' | 'failed'; message: string; result: DonationResult };

/** `donationId` names this gift: the same id is the same payment, however often it is asked for. */
type DonationIds = { donationId: string; pageToken?: string };

const NOTHING: DonationCharge = { donationCents: 0, costCents: 0, amountCents: 0 };

/** Takes a checked form through all of a donation: payment intent, card, confirmation e-mail. Never rejects. */
export async function donate(
  form: DonationForm,
  calls: DonationCalls,
  { donationId, pageToken }: DonationIds,
): Promise<DonationOutcome> {
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

/** What the page that follows says of the gift, however it ended. */
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

/** From here on the money has moved: whatever fails now must not read as a failed payment. */
async function sendEmail(
  calls: DonationCalls,
  request: DonationEmailRequest,
  gift: Gift,
): Promise<DonationOutcome> {
  try {
    await calls.sendEmail(request);
    return { kind: 'succeeded', result: { ...gift, kind: 'succeeded' } };
  } catch {
    return { kind: 'emailFailed', result: { ...gift, kind: 'emailFailed' } };
  }
}

function declined(gift: Gift, message: string): DonationOutcome {
  const result: DonationResult = {
    ...gift,
    kind: 'declined',
    error: PAYMENT_ERRORS.declined,
    reason: message,
  };
  return { kind: 'declined', message, result };
}

function failed(gift: Gift): DonationOutcome {
  const result: DonationResult = { ...gift, kind: 'failed', error: PAYMENT_ERRORS.failed };
  return { kind: 'failed', message: DONATION_MESSAGES.failed, result };
}
