import { formatDiscountLabel } from '@paniscus/domain/discounts';
import type { AppliedDiscount } from '@paniscus/domain/discounts';
import { formatDollars } from '@paniscus/domain/money';

/** Row of the discount among the sums of an order; none without a discount. */
export const toDiscountRows = (
  discount: AppliedDiscount | undefined,
): (readonly [label: string, amount: string])[] =>
  discount === undefined ? [] : [[formatDiscountLabel(discount.code), formatDollars(-discount.cents)]];
