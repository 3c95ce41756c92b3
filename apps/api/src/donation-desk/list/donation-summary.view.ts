import { countryNameOf } from '@paniscus/domain';
import type { DonationSummary } from '@paniscus/domain';
import type { DonationEntity } from '../../donations/donation.entity.ts';

export const donorNameOf = ({ firstName, lastName }: Pick<DonationEntity, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** Region and country as far as the donor told them. */
export const placeOf = ({ region, country }: Pick<DonationEntity, 'region' | 'country'>) =>
  [region, countryNameOf(country)].filter(Boolean).join(', ');

const LETTER_FAILED = 'An e-mail about it could not be sent. Once this is done, it is tried again.';

/** Why it needs a person, in words; null when it does not. */
export function attentionOf({ attention }: DonationEntity, hasFailedLetter: boolean): string | null {
  if (!hasFailedLetter) return attention;
  return attention === null ? LETTER_FAILED : `${attention} ${LETTER_FAILED}`;
}

type Beside = { hasTribute: boolean; hasFailedLetter: boolean };

/** A donation as a line of the staff's list. */
export function summaryOf(
  donation: DonationEntity,
  { hasTribute, hasFailedLetter }: Beside,
): DonationSummary {
  return {
    id: donation.id,
    receipt_number: donation.receiptNumber,
    state: donation.status,
    frequency: donation.monthlyGiftId === null ? 'once' : 'monthly',
    name: donorNameOf(donation),
    email: donation.email,
    amount_cents: donation.amountCents,
    refunded_cents: donation.refundedCents,
    has_tribute: hasTribute,
    has_attention: attentionOf(donation, hasFailedLetter) !== null,
    created_at: donation.createdAt.toISOString(),
  };
}
