import { parseCart } from '../cart/stored-cart.ts';
import type { AppliedDiscount } from '../discounts/discount.rules.ts';
import type { CheckoutData } from './checkout.types.ts';
import { ZIP_PATTERN } from '../validation/patterns.ts';
import { SHIPPING_FIELDS } from './shipping.fields.ts';
import type { ShippingForm } from './shipping.schema.ts';

/**
 * Parses the checkout data of step 1 from browser storage, which is untrusted. Returns undefined when it is malformed
 * or was written by an older version of the site.
 */
export function parseCheckoutData(stored: unknown): CheckoutData | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { checkoutId, cart, shipping, shippingCents, taxCents, discount } = stored as Record<string, unknown>;
  const lines = parseCart(JSON.stringify(cart) ?? null);
  const isValid =
    typeof checkoutId === 'string' &&
    lines.length > 0 &&
    isShippingForm(shipping) &&
    isCents(shippingCents) &&
    isCents(taxCents) &&
    (discount === undefined || isDiscount(discount));
  return isValid
    ? { checkoutId, cart: lines, shipping, shippingCents, taxCents, ...(discount && { discount }) }
    : undefined;
}

const isDiscount = (value: unknown): value is AppliedDiscount =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as AppliedDiscount).code === 'string' &&
  isCents((value as AppliedDiscount).cents);

/** Whether every field is text and there is an address to ship to; the server validates the form itself. */
const isShippingForm = (value: unknown): value is ShippingForm =>
  typeof value === 'object' &&
  value !== null &&
  SHIPPING_FIELDS.every((field) => typeof (value as Record<string, unknown>)[field] === 'string') &&
  ZIP_PATTERN.test((value as ShippingForm).zip.trim());

const isCents = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
