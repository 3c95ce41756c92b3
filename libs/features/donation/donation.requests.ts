import { donationContent } from '@paniscus/content';
import {
  centsFromDollars,
  getCountryName,
  dollarsFromCents,
  DONATION_MAX_CENTS,
  DONATION_MIN_CENTS,
  computeGiftCharge,
} from '@paniscus/domain';
import type {
  DonationEmailRequest,
  DonationForm,
  DonationIntentRequest,
  DonationCharge,
  TributeRequest,
} from '@paniscus/domain';

const isGift = (cents?: number): cents is number =>
  cents !== undefined && cents >= DONATION_MIN_CENTS && cents <= DONATION_MAX_CENTS;

/**
 * What a form asks to be charged, to the cent; undefined while its amount is no gift. A gift that fills the largest
 * charge there is leaves no room for its cost.
 */
export function computeCharge({ amount, coversCost }: Pick<DonationForm, 'amount' | 'coversCost'>) {
  const donationCents = centsFromDollars(amount);
  if (!isGift(donationCents)) return undefined;
  const charge = computeGiftCharge(donationCents, coversCost, donationContent.cardCost);
  return isGift(charge.amountCents)
    ? charge
    : computeGiftCharge(donationCents, false, donationContent.cardCost);
}

/** All that makes a gift what it is. The card and whose it is are no part of it: they go to the provider alone. */
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
    ...(form.country && { country: form.country }),
    ...(region && { region }),
    ...(tribute && { tribute }),
  };
}

/** What is asked for shows; what was typed before the donor chose otherwise stays in the form and goes nowhere. */
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
    amount: dollarsFromCents(amountCents),
    first_name: form.firstName.trim(),
    last_name: form.lastName.trim(),
    email: form.email.trim(),
    country: getCountryName(form.country) ?? 'N/A',
    region: form.region.trim() || 'N/A',
  };
}
