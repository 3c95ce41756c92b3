import type { CartItem } from '../cart/cart.types.ts';
import type { ShippingForm } from './shipping.schema.ts';

/** The id under which an order was last begun, and what that order was: its content, or a fingerprint of it. */
export type CheckoutIdentity = {
  id: string;
  content: string;
  /** In milliseconds since 1970. */
  madeAt: number;
};

/** The server calls an unpaid order off after a day; the same things bought later are another order. */
const IDENTITY_MAX_MS = 24 * 3_600_000;

/** One text for the same things to the same person, and another for anything else. */
export function serializeCheckout(cart: readonly CartItem[], form: ShippingForm): string {
  const lines = cart.map(({ product_id, variant_id, quantity, price }) => [
    product_id,
    variant_id,
    quantity,
    price,
  ]);
  const { address1, address2, city, region, zip, firstName, lastName, email, phone } = form;
  const typed = [address1, address2, city, region, zip, firstName, lastName, email, phone];
  return JSON.stringify([lines, typed.map((text) => text.trim())]);
}

/**
 * The id of an order. It stays while the content stays, so that a repeat, a reload and a second tab are the same order
 * and the same payment; another cart or address is another order. Drop it once the order is paid.
 */
export function resolveCheckoutIdentity(
  content: string,
  last: CheckoutIdentity | undefined,
  newId: () => string,
  nowMs: number,
): CheckoutIdentity {
  const isSame = last?.content === content && nowMs - last.madeAt < IDENTITY_MAX_MS;
  return isSame ? last : { id: newId(), content, madeAt: nowMs };
}
