import { computeGiftCharge } from '@paniscus/domain';
import type { CardCost, DonationCharge } from '@paniscus/domain';
import { invalid } from '@paniscus/server/platform';

type Charge = {
  amount: number;
  gift_amount?: number | undefined;
  covers_cost?: boolean | undefined;
};

const OTHER_SUM = 'Amount is not the gift and the cost of the payment together.';

/**
 * What is charged for a gift, reckoned anew. Without a gift of its own the amount is the gift, so that nobody can
 * have the cost on top and leave it out. Throws a problem of status 422 on `amount` when it comes to another sum.
 */
export function computeCharge(request: Charge, cost: CardCost): DonationCharge {
  const gift = request.gift_amount ?? request.amount;
  const charge = computeGiftCharge(gift, request.covers_cost ?? false, cost);
  if (charge.amountCents !== request.amount) throw invalid({ amount: OTHER_SUM });
  return charge;
}
