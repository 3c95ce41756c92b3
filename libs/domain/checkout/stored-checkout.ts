import { cartFrom } from '../cart/stored-cart.ts';
import type { CheckoutData } from './checkout.types.ts';
import { shippingFormSchema } from './shipping.schema.ts';

/**
 * Parses the checkout data of step 1 from browser storage, which is untrusted. Returns undefined when it is malformed
 * or was written by an older version of the site.
 */
export function checkoutDataFrom(stored: unknown): CheckoutData | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { checkoutId, cart, shipping, shippingCents, taxCents } = stored as Record<string, unknown>;
  const lines = cartFrom(JSON.stringify(cart) ?? null);
  const isWhole =
    typeof checkoutId === 'string' &&
    lines.length > 0 &&
    shippingFormSchema.isValidSync(shipping) &&
    isCents(shippingCents) &&
    isCents(taxCents);
  return isWhole ? { checkoutId, cart: lines, shipping, shippingCents, taxCents } : undefined;
}

const isCents = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
