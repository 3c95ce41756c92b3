import { randomBytes, randomUUID } from 'node:crypto';
import type { OrderState } from '@paniscus/domain/orders';
import { DataSource } from 'typeorm';
import type { TestApp } from '../test-app.ts';

type Change = {
  state?: OrderState;
  firstName?: string;
  lastName?: string;
  email?: string;
  address2?: string;
  createdAt?: string;
  /** One line per entry. */
  quantities?: number[];
};

/** Inserts an order of $64.70 without a purchase, for read-only tests. Returns its id. */
export async function insertOrder({ app }: Pick<TestApp, 'app'>, change: Change = {}): Promise<number> {
  const {
    state = 'paid',
    firstName = 'Ada',
    lastName = 'Lovelace',
    email = `ada-${randomUUID()}@example.org`,
    address2 = '',
    createdAt = '2026-04-21T10:05:00Z',
    quantities = [1],
  } = change;
  const dataSource = app.get(DataSource);
  const paidAt = state === 'pending' || state === 'failed' ? null : createdAt;
  const attention = state === 'needs_attention' ? 'Please look.' : null;
  const [order] = await dataSource.query<{ id: number }[]>(
    `INSERT INTO orders (checkout_id, content_key, page_token, state, attention, first_name, last_name, email, phone,
       address1, address2, city, region, zip, country, subtotal_cents, shipping_cents, tax_cents, total_cents,
       tax_calculation_id, quoted_at, paid_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, '', '12 River Road', $9, 'Des Moines', 'IA', '50309', 'US',
       5300, 799, 371, 6470, 'taxcalc_sample', $11, $10, $11)
     RETURNING id`,
    [
      randomUUID(),
      randomUUID(),
      randomBytes(32).toString('base64url'),
      state,
      attention,
      firstName,
      lastName,
      email,
      address2,
      paidAt,
      createdAt,
    ],
  );
  if (order === undefined) throw new Error('The order was not stored.');
  await insertLines(dataSource, order.id, quantities);
  return order.id;
}

async function insertLines(dataSource: DataSource, orderId: number, quantities: number[]): Promise<void> {
  for (const [position, quantity] of quantities.entries())
    await dataSource.query(
      `INSERT INTO order_lines (order_id, position, product_id, variant_id, title, image, price_cents, quantity)
       VALUES ($1, $2, '65f0c0ffee0000000000a001', 102, 'Forest Shirt - M / Moss', '', 2400, $3)`,
      [orderId, position, quantity],
    );
}
