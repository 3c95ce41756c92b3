import { computeSubtotal, withChangesAccepted } from '@paniscus/domain/cart';
import type { CheckoutData, Totals } from '@paniscus/domain/checkout';
import { readProducts } from '../../api/products';
import { getCheckoutId } from './checkout';

/**
 * Checkout data for step 2 with the accepted totals. Undefined when current prices do not add up to the accepted
 * subtotal.
 */
export async function acceptChange(data: CheckoutData, after: Totals): Promise<CheckoutData | undefined> {
  const { shippingCents, taxCents } = after;
  const cart = await repriceCart(data, after);
  if (cart === undefined) return undefined;
  const checkoutId = await getCheckoutId(cart, data.shipping);
  return { ...data, checkoutId, cart, shippingCents, taxCents };
}

async function repriceCart({ cart }: CheckoutData, after: Totals): Promise<CheckoutData['cart'] | undefined> {
  if (computeSubtotal(cart) === after.subtotalCents) return cart;
  try {
    const today = withChangesAccepted(cart, await readProducts());
    return computeSubtotal(today) === after.subtotalCents ? today : undefined;
  } catch {
    return undefined;
  }
}
