import { computeDonationCharge } from '@paniscus/domain/donation';
import type { CardCost, DonationCharge } from '@paniscus/domain/donation';
import { invalid } from '@paniscus/server/platform';

type Charge = {
  amount: number;
  gift_amount?: number | undefined;
  covers_cost?: boolean | undefined;
};

const AMOUNT_MISMATCH = 'Amount must equal the gift plus the processing fee, if covered.';

/**
 * Recomputes the charge on the server. Without `gift_amount`, the amount is the gift, so that the cost cannot be
 * covered without being added. Throws a 422 problem on `amount` when the sums differ.
 */
export function computeCharge(request: Charge, cost: CardCost): DonationCharge {
  const giftCents = request.gift_amount ?? request.amount;
  const charge = computeDonationCharge(giftCents, request.covers_cost ?? false, cost);
  if (charge.amountCents !== request.amount) throw invalid({ amount: AMOUNT_MISMATCH });
  return charge;
}
