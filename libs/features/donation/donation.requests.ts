import { donationContent } from '@paniscus/content';
import { DONATION_MAX_CENTS, DONATION_MIN_CENTS, computeDonationCharge } from '@paniscus/domain/donation';
import type {
  DonationEmailRequest,
  DonationForm,
  DonationIntentRequest,
  DonationCharge,
  TributeRequest,
} from '@paniscus/domain/donation';
import { centsToDollars, typedDollarsToCents } from '@paniscus/domain/money';
import { getCountryName } from '@paniscus/domain/postal-address';

const isDonation = (cents?: number): cents is number =>
  cents !== undefined && cents >= DONATION_MIN_CENTS && cents <= DONATION_MAX_CENTS;

/**
 * Amount to charge, to the cent; undefined while the amount is not a valid gift. The processing cost is omitted when
 * the total would exceed the largest charge.
 */
export function computeCharge({ amount, coversCost }: Pick<DonationForm, 'amount' | 'coversCost'>) {
  const donationCents = typedDollarsToCents(amount);
  if (!isDonation(donationCents)) return undefined;
  const charge = computeDonationCharge(donationCents, coversCost, donationContent.cardCost);
  return isDonation(charge.amountCents)
    ? charge
    : computeDonationCharge(donationCents, false, donationContent.cardCost);
}

/**
 * Everything that defines a donation. Card and billing details are not included: they are sent to the provider only.
 */
export function buildIntentRequest(form: DonationForm, charge: DonationCharge): DonationIntentRequest {
  const region = form.region.trim();
  const tribute = getTribute(form);
  return {
    amount: charge.amountCents,
    gift_amount: charge.donationCents,
    covers_cost: charge.costCents > 0,
    frequency: form.frequency,
    first_name: form.firstName.trim(),
    last_name: form.lastName.trim(),
    email: form.email.trim(),
    metadata: { transaction_type: 'donation' },
    ...(form.isAnonymous && { is_anonymous: true }),
    ...(form.fundId && { fund_id: Number(form.fundId) }),
    ...(form.country && { country: form.country }),
    ...(region && { region }),
    ...(tribute && { tribute }),
  };
}

/** Builds the tribute from the selected options; input in deselected fields is not submitted. */
export function getTribute(form: DonationForm): TributeRequest | undefined {
  if (form.tributeKind === '') return undefined;
  const message = form.tributeMessage.trim();
  return {
    kind: form.tributeKind,
    name: form.tributeName.trim(),
    ...(form.hasTributeCard && {
      card: {
        name: form.tributeCardName.trim(),
        email: form.tributeCardEmail.trim(),
        ...(message && { message }),
      },
    }),
    ...(form.hasWallLine && { wall_line: form.wallLine.trim() }),
  };
}

export function buildEmailRequest(
  form: DonationForm,
  { amountCents }: DonationCharge,
  clientSecret: string,
): DonationEmailRequest {
  return {
    payment_intent_id: clientSecret.split('_secret_', 1)[0] ?? '',
    amount: centsToDollars(amountCents),
    first_name: form.firstName.trim(),
    last_name: form.lastName.trim(),
    email: form.email.trim(),
    country: getCountryName(form.country) ?? 'N/A',
    region: form.region.trim() || 'N/A',
  };
}
