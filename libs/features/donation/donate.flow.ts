import type { Confirmation } from '@paniscus/card';
import { centsFromDollars, countryNameOf, dollarsFromCents, PAYMENT_ERRORS } from '@paniscus/domain';
import type {
  Cents,
  DonationEmailRequest,
  DonationForm,
  DonationIntentAnswer,
  DonationIntentRequest,
  DonationResult,
} from '@paniscus/domain';
import { DONATION_MESSAGES } from './donation.messages';

/** The calls a donation makes, in this order. Each rejects when it fails. */
export type DonationCalls = {
  createIntent: (request: DonationIntentRequest) => Promise<DonationIntentAnswer>;
  confirm: (clientSecret: string) => Promise<Confirmation>;
  sendEmail: (request: DonationEmailRequest) => Promise<unknown>;
};

/** How a donation ended; `message` is for the donation page, `result` for the page that follows. */
export type DonationOutcome =
  | { kind: 'succeeded' | 'emailFailed'; result: DonationResult }
  | { kind: 'declined' | 'failed'; message: string; result: DonationResult };

/** `donationId` names this gift: the same id is the same payment, however often it is asked for. */
type DonationIds = { donationId: string; pageToken?: string };

/** Takes a checked form through all of a donation: payment intent, card, confirmation e-mail. Never rejects. */
export async function donate(
  form: DonationForm,
  calls: DonationCalls,
  ids: DonationIds,
): Promise<DonationOutcome> {
  const amountCents = centsFromDollars(form.amount) ?? 0;
  const result = { amountCents, firstName: form.firstName.trim(), email: form.email.trim() };
  try {
    const { clientSecret } = await calls.createIntent(intentRequestOf(form, amountCents, ids));
    const confirmation = await calls.confirm(clientSecret);
    if (confirmation.kind === 'declined') return declined(result, confirmation.message);
    if (confirmation.kind === 'failed') return failed(result);
    return await sendEmail(calls, emailRequestOf(form, amountCents, clientSecret), result);
  } catch {
    return failed(result);
  }
}

type Gift = Pick<DonationResult, 'amountCents' | 'firstName' | 'email'>;

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

function intentRequestOf(form: DonationForm, amount: Cents, ids: DonationIds): DonationIntentRequest {
  const region = form.region.trim();
  return {
    amount,
    first_name: form.firstName.trim(),
    last_name: form.lastName.trim(),
    email: form.email.trim(),
    metadata: { transaction_type: 'donation' },
    donation_id: ids.donationId,
    ...(form.country && { country: form.country }),
    ...(region && { region }),
    ...(ids.pageToken && { page_token: ids.pageToken }),
  };
}

function emailRequestOf(form: DonationForm, amount: Cents, clientSecret: string): DonationEmailRequest {
  return {
    payment_intent_id: clientSecret.split('_secret_', 1)[0] ?? '',
    amount: dollarsFromCents(amount),
    first_name: form.firstName.trim(),
    last_name: form.lastName.trim(),
    email: form.email.trim(),
    country: countryNameOf(form.country) ?? 'N/A',
    region: form.region.trim() || 'N/A',
  };
}
