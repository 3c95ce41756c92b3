import { parseCart } from '../cart/stored-cart.ts';
import type { AppliedDiscount } from '../discounts/discount.rules.ts';
import type { CheckoutData } from './checkout.types.ts';
import { ZIP_PATTERN } from '../validation/patterns.ts';
import { toRecord } from '../validation/records.ts';
import { SHIPPING_FIELDS } from './shipping.fields.ts';
import type { ShippingForm } from './shipping.schema.ts';

/**
 * Parses the checkout data of step 1 from browser storage, which is untrusted. Returns undefined when it is malformed
 * or was written by an older version of the site.
 */
export function parseCheckoutData(stored: unknown): CheckoutData | undefined {
  const { checkoutId, cart, shipping, shippingCents, taxCents, discount } = toRecord(stored);
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

function isDiscount(value: unknown): value is AppliedDiscount {
  const { code, cents } = toRecord(value);
  return typeof code === 'string' && isCents(cents);
}

/** Whether every field is text and there is an address to ship to; the server validates the form itself. */
const isShippingForm = (value: unknown): value is ShippingForm =>
  SHIPPING_FIELDS.every((field) => typeof toRecord(value)[field] === 'string') &&
  ZIP_PATTERN.test((value as ShippingForm).zip.trim());

const isCents = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
