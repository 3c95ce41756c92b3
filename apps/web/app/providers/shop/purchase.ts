import { subtotalOf, withChangesAccepted } from '@paniscus/domain';
import type { CheckoutData, Totals } from '@paniscus/domain';
import { readProducts } from '../../api/products';
import { checkoutIdOf } from './checkout';

/**
 * What step 2 goes on with when the buyer agrees to other figures: today's prices, shipping and tax. Undefined when
 * the store does not tell the same sum as those figures.
 */
export async function acceptChange(data: CheckoutData, after: Totals): Promise<CheckoutData | undefined> {
  const { shippingCents, taxCents } = after;
  const cart = await cartAtPricesOf(data, after);
  if (cart === undefined) return undefined;
  const checkoutId = await checkoutIdOf(cart, data.shipping);
  return { ...data, checkoutId, cart, shippingCents, taxCents };
}

async function cartAtPricesOf(
  { cart }: CheckoutData,
  after: Totals,
): Promise<CheckoutData['cart'] | undefined> {
  if (subtotalOf(cart) === after.subtotalCents) return cart;
  try {
    const today = withChangesAccepted(cart, await readProducts());
    return subtotalOf(today) === after.subtotalCents ? today : undefined;
  } catch {
    return undefined;
  }
}
