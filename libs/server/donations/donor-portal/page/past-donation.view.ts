import { getReceiptState } from '@paniscus/domain/donation';
import type { PastDonation } from '@paniscus/domain/donor-portal';
import type { PaidDonation } from '../../receipts/receipt.view.ts';

export function toPastDonation(donation: PaidDonation): PastDonation {
  const { amountCents, refundedCents } = donation;
  return {
    receipt_number: donation.receiptNumber,
    receipt_token: donation.pageToken,
    receipt_state: getReceiptState({ amount_cents: amountCents, refunded_cents: refundedCents }),
    frequency: donation.frequency,
    given_at: donation.succeededAt.toISOString(),
    amount_cents: amountCents,
    refunded_cents: refundedCents,
  };
}
