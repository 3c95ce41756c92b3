import { computeSubtotal, withChangesAccepted } from '@paniscus/domain/cart';
import type { CheckoutData, Totals } from '@paniscus/domain/checkout';
import { fetchProducts } from '../api/products';
import { sessionStore } from '../storage/session-store';
import { DISCOUNT_CODE_KEY } from '../storage/shop/checkout';

/**
 * Checkout data for step 2 with the accepted totals, without a discount code that no longer applies. Undefined when current prices do not add up to the accepted
 * subtotal.
 */
export async function acceptTotals(data: CheckoutData, after: Totals): Promise<CheckoutData | undefined> {
  const { shippingCents, taxCents, discountCents: cents } = after;
  const cart = await repriceCart(data, after);
  if (cart === undefined) return undefined;
  const { discount, ...rest } = data;
  const accepted = { ...rest, cart, shippingCents, taxCents };
  if (discount !== undefined && cents > 0) return { ...accepted, discount: { ...discount, cents } };
  sessionStore.remove(DISCOUNT_CODE_KEY);
  return accepted;
}

async function repriceCart({ cart }: CheckoutData, after: Totals): Promise<CheckoutData['cart'] | undefined> {
  if (computeSubtotal(cart) === after.subtotalCents) return cart;
  try {
    const repriced = withChangesAccepted(cart, await fetchProducts());
    return computeSubtotal(repriced) === after.subtotalCents ? repriced : undefined;
  } catch {
    return undefined;
  }
}
