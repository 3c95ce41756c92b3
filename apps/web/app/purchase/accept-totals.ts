import { computeSubtotal, withChangesAccepted } from '@paniscus/domain/cart';
import type { CheckoutData, Totals } from '@paniscus/domain/checkout';
import { fetchProducts } from '../api/products';

/**
 * Checkout data for step 2 with the accepted totals. Undefined when current prices do not add up to the accepted
 * subtotal.
 */
export async function acceptTotals(data: CheckoutData, after: Totals): Promise<CheckoutData | undefined> {
  const { shippingCents, taxCents } = after;
  const cart = await repriceCart(data, after);
  if (cart === undefined) return undefined;
  return { ...data, cart, shippingCents, taxCents };
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
