import { receiptStateOf } from '@paniscus/domain';
import type { GivenGift } from '@paniscus/domain';
import { frequencyOf } from '../../donations/receipts/receipt.view.ts';
import type { GivenDonation } from '../../donations/receipts/receipt.view.ts';

/** A gift as its donor sees it in a list. */
export function givenGiftOf(donation: GivenDonation): GivenGift {
  const { amountCents, refundedCents } = donation;
  return {
    receipt_number: donation.receiptNumber,
    receipt_token: donation.pageToken,
    receipt_state: receiptStateOf({ amount_cents: amountCents, refunded_cents: refundedCents }),
    frequency: frequencyOf(donation),
    given_at: donation.succeededAt.toISOString(),
    amount_cents: amountCents,
    refunded_cents: refundedCents,
  };
}
