import { getReceiptState } from '@paniscus/domain/donation';
import type { DonationFrequency, Receipt } from '@paniscus/domain/donation';
import { getCountryName } from '@paniscus/domain/postal-address';
import type { DonationEntity } from '../donation/donation.entity.ts';
import { formatDonorName } from '../donation/donor-name.ts';
import type { TributeEntity } from '../tributes/tribute.entity.ts';

/** A donation that was paid; it keeps its receipt even when it is refunded. */
export type PaidDonation = DonationEntity & { receiptNumber: string; succeededAt: Date };

export function isGiven(donation: DonationEntity): donation is PaidDonation {
  return donation.receiptNumber !== null && donation.succeededAt !== null;
}

export const getFrequency = ({
  recurringDonationId,
}: Pick<DonationEntity, 'recurringDonationId'>): DonationFrequency =>
  recurringDonationId === null ? 'once' : 'monthly';

export function getReceipt(donation: PaidDonation, tribute: TributeEntity | null): Receipt {
  const { amountCents, costCents, refundedCents } = donation;
  return {
    number: donation.receiptNumber,
    state: getReceiptState({ amount_cents: amountCents, refunded_cents: refundedCents }),
    given_at: donation.succeededAt.toISOString(),
    frequency: getFrequency(donation),
    amount_cents: amountCents,
    gift_cents: amountCents - costCents,
    cost_cents: costCents,
    refunded_cents: refundedCents,
    name: formatDonorName(donation),
    place: [donation.region, getCountryName(donation.country)].filter(Boolean).join(', '),
    tribute: tribute && { kind: tribute.kind, name: tribute.name },
  };
}
