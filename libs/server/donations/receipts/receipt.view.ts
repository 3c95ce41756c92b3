import { getReceiptState } from '@paniscus/domain/donation';
import type { Receipt } from '@paniscus/domain/donation';
import type { DonationEntity } from '../donation/donation.entity.ts';
import { formatDonorPlace } from '../donation/donor-place.ts';
import { formatDonorName } from '../donation/donor-name.ts';
import type { TributeEntity } from '../tributes/tribute.entity.ts';

/** A donation that was paid; it retains its receipt even when it is refunded. */
export type PaidDonation = DonationEntity & { receiptNumber: string; succeededAt: Date };

export function isPaidDonation(donation: DonationEntity): donation is PaidDonation {
  return donation.receiptNumber !== null && donation.succeededAt !== null;
}

export function toReceipt(donation: PaidDonation, tribute: TributeEntity | null): Receipt {
  const { amountCents, costCents, refundedCents } = donation;
  return {
    number: donation.receiptNumber,
    state: getReceiptState({ amount_cents: amountCents, refunded_cents: refundedCents }),
    given_at: donation.succeededAt.toISOString(),
    frequency: donation.frequency,
    amount_cents: amountCents,
    gift_cents: amountCents - costCents,
    cost_cents: costCents,
    refunded_cents: refundedCents,
    name: formatDonorName(donation),
    place: formatDonorPlace(donation),
    fund: donation.fundName,
    tribute: tribute && { kind: tribute.kind, name: tribute.name },
  };
}
