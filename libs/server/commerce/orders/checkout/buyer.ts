import { createHash } from 'node:crypto';
import { CHECKOUT_COUNTRY, findStateCode } from '@paniscus/domain/checkout';
import type { PurchaseIntentRequest } from '@paniscus/domain/checkout';
import { dollarsToCents } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import type { OrderEntity } from '../order.entity.ts';

export type Buyer = Pick<
  OrderEntity,
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'address1'
  | 'address2'
  | 'city'
  | 'region'
  | 'zip'
  | 'country'
>;

export function toBuyer(request: PurchaseIntentRequest): Buyer {
  const { line1, line2, city, state, postal_code } = request.shipping_address;
  return {
    firstName: request.first_name.trim(),
    lastName: request.last_name.trim(),
    email: request.email.trim(),
    phone: request.phone ?? '',
    address1: line1.trim(),
    address2: line2?.trim() ?? '',
    city: city.trim(),
    region: findStateCode(state) ?? '',
    zip: postal_code,
    country: CHECKOUT_COUNTRY,
  };
}

/** Totals calculated by the browser, in cents. */
export type SubmittedTotals = {
  subtotalCents: Cents;
  discountCents: Cents;
  shippingCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
};

export function parseSubmittedTotals(request: PurchaseIntentRequest): SubmittedTotals {
  const cents = (dollars: number) => dollarsToCents(dollars) ?? 0;
  return {
    subtotalCents: request.cart.reduce((sum, { price, quantity }) => sum + cents(price) * quantity, 0),
    discountCents: cents(request.discount ?? 0),
    shippingCents: cents(request.shipping_cost),
    taxCents: cents(request.tax_amount),
    totalCents: request.amount,
  };
}

/** Hash of the items, buyer, address, discount code and totals; identical for identical purchases. */
export function hashContent(request: PurchaseIntentRequest): string {
  const lines = request.cart.map(({ product_id, variant_id, quantity, price }) => [
    product_id,
    variant_id,
    quantity,
    price,
  ]);
  const { discountCents, ...sums } = parseSubmittedTotals(request);
  const discount = request.discount_code ? [request.discount_code, discountCents] : [];
  const content = [lines, Object.values(toBuyer(request)), Object.values(sums), ...discount];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
