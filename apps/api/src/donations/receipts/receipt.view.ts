import { countryNameOf, receiptStateOf } from '@paniscus/domain';
import type { GiftFrequency, Receipt } from '@paniscus/domain';
import type { DonationEntity } from '../donation.entity.ts';
import type { TributeEntity } from '../tributes/tribute.entity.ts';

/** A donation that has arrived: it has a receipt for ever, also when it has been given back. */
export type GivenDonation = DonationEntity & { receiptNumber: string; succeededAt: Date };

export function isGiven(donation: DonationEntity): donation is GivenDonation {
  return donation.receiptNumber !== null && donation.succeededAt !== null;
}

export const donorNameOf = ({ firstName, lastName }: Pick<DonationEntity, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

export const frequencyOf = ({ monthlyGiftId }: Pick<DonationEntity, 'monthlyGiftId'>): GiftFrequency =>
  monthlyGiftId === null ? 'once' : 'monthly';

/** A donation's receipt as it goes over the wire. */
export function receiptOf(donation: GivenDonation, tribute: TributeEntity | null): Receipt {
  const { amountCents, costCents, refundedCents } = donation;
  return {
    number: donation.receiptNumber,
    state: receiptStateOf({ amount_cents: amountCents, refunded_cents: refundedCents }),
    given_at: donation.succeededAt.toISOString(),
    frequency: frequencyOf(donation),
    amount_cents: amountCents,
    gift_cents: amountCents - costCents,
    cost_cents: costCents,
    refunded_cents: refundedCents,
    name: donorNameOf(donation),
    place: [donation.region, countryNameOf(donation.country)].filter(Boolean).join(', '),
    tribute: tribute && { kind: tribute.kind, name: tribute.name },
  };
}
