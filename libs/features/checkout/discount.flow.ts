import type { CartItem } from '@paniscus/domain/cart';
import type { CheckoutProblem } from '@paniscus/domain/checkout';
import type { DiscountCheck, DiscountCheckResponse } from '@paniscus/domain/discounts';
import { formatWait } from '@paniscus/domain/timing';
import type { DiscountEntry } from './OrderSummary/discount-entry.types';

export type DiscountCalls = {
  check: (request: DiscountCheck) => Promise<DiscountCheckResponse>;
  /** Extracts the problem details from an error returned by the server; undefined for other errors. */
  toProblem: (error: unknown) => CheckoutProblem | undefined;
};

/** The code could not be checked; the next step checks it anyway. */
export const NOT_CHECKED =
  'We could not check this code. Please try again, or continue: the next step checks it, too.';

/** Asks what a typed code takes off the cart. Never rejects. */
export async function checkDiscount(
  cart: readonly CartItem[],
  typed: string,
  checkoutId: string,
  calls: DiscountCalls,
): Promise<DiscountEntry> {
  const line_items = cart.map(({ product_id, variant_id, quantity, price }) => ({
    product_id,
    variant_id,
    quantity,
    price,
  }));
  try {
    const checked = await calls.check({ code: typed, line_items, checkout_id: checkoutId });
    return { kind: 'applied', code: checked.code, cents: checked.discount_amount };
  } catch (error) {
    return { kind: 'rejected', code: typed, message: toMessage(calls.toProblem(error)) };
  }
}

function toMessage(problem: CheckoutProblem | undefined): string {
  const wait = problem?.retryAfterSeconds;
  if (problem?.status === 429 && wait !== undefined)
    return `Too many discount codes were entered. Please try again in ${formatWait(wait)}, or continue without a code.`;
  // Another field is at fault when, for example, an item of the cart has sold out.
  return Object.values(problem?.errors ?? {})[0] ?? NOT_CHECKED;
}
