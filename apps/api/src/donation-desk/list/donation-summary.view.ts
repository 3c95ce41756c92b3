import { countryNameOf } from '@paniscus/domain';
import type { DonationSummary } from '@paniscus/domain';
import type { DonationEntity } from '../../donations/donation.entity.ts';

export const donorNameOf = ({ firstName, lastName }: Pick<DonationEntity, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** Region and country as far as the donor told them. */
export const placeOf = ({ region, country }: Pick<DonationEntity, 'region' | 'country'>) =>
  [region, countryNameOf(country)].filter(Boolean).join(', ');

/** A donation as a line of the staff's list. */
export function summaryOf(donation: DonationEntity, hasTribute: boolean): DonationSummary {
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
    has_attention: donation.attention !== null,
    created_at: donation.createdAt.toISOString(),
  };
}
