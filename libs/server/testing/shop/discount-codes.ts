import { randomBytes } from 'node:crypto';
import type { CartItem } from '@paniscus/domain/cart';
import { toDiscountTermsForm } from '@paniscus/domain/discounts';
import type { DiscountCode, DiscountCodeForm } from '@paniscus/domain/discounts';
import { createVisitor, post } from '../donations.ts';
import { send } from '../staff.ts';
import type { TestApp } from '../test-app.ts';

/** Ten percent, without limits, under a code that no other test uses. */
export const buildDiscountCode = (change: Partial<DiscountCodeForm> = {}): DiscountCodeForm => ({
  code: `CODE-${randomBytes(6).toString('hex').toUpperCase()}`,
  kind: 'percentage',
  value: 10,
  minimum_cents: 0,
  starts_on: null,
  ends_on: null,
  use_limit: null,
  ...change,
});

/** Adds a discount code as an admin. */
export async function createDiscountCode(
  server: TestApp,
  access: string,
  change: Partial<DiscountCodeForm> = {},
): Promise<DiscountCode> {
  const response = await send(server, '/api/discount-codes/', buildDiscountCode(change), { access });
  if (response.status !== 201) throw new Error(`Adding a discount code returned ${response.status}.`);
  return (await response.json()) as DiscountCode;
}

/** Changes a discount code as an admin. */
export function changeDiscountCode(server: TestApp, access: string, code: DiscountCode): Promise<Response> {
  const body = { ...toDiscountTermsForm(code), is_active: code.is_active };
  return send(server, `/api/discount-codes/${code.id}/`, body, { access, method: 'PUT' });
}

/** Asks for the discount of a cart, as a buyer. */
export function checkDiscountCode(
  server: TestApp,
  code: string,
  cart: readonly CartItem[],
  { visitor = createVisitor(), checkoutId }: { visitor?: Record<string, string>; checkoutId?: string } = {},
): Promise<Response> {
  const line_items = cart.map(({ product_id, variant_id, quantity, price }) => ({
    product_id,
    variant_id,
    quantity,
    price,
  }));
  const body = { code, line_items, ...(checkoutId && { checkout_id: checkoutId }) };
  return post(server, '/api/discount-codes/check/', body, visitor);
}
