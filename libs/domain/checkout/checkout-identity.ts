import type { CartItem } from '../cart/cart.types.ts';
import type { ShippingForm } from './shipping.schema.ts';

/** Id of the last checkout and its content, or a fingerprint of it. */
export type CheckoutIdentity = {
  id: string;
  content: string;
  madeAt: number;
};

/** The server cancels an unpaid order after a day; after that, the same cart starts a new order. */
const IDENTITY_MAX_MS = 24 * 3_600_000;

/** Serializes cart and shipping form; equal checkouts yield equal strings. */
export function serializeCheckout(cart: readonly CartItem[], form: ShippingForm): string {
  const lines = cart.map(({ product_id, variant_id, quantity, price }) => [
    product_id,
    variant_id,
    quantity,
    price,
  ]);
  const { address1, address2, city, region, zip, firstName, lastName, email, phone } = form;
  const fields = [address1, address2, city, region, zip, firstName, lastName, email, phone];
  return JSON.stringify([lines, fields.map((text) => text.trim())]);
}

/**
 * Idempotency key of an order: reused while the content is the same, so that retries, reloads and other tabs lead to
 * the same order and payment. A different cart or address gets a new id. Discard it once the order is paid.
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
