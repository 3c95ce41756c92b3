import type { OrderState } from '@paniscus/domain/orders';
import { DataSource } from 'typeorm';
import type { TestApp } from './test-app.ts';

export type StoredOrder = {
  id: number;
  state: OrderState;
  attention: string | null;
  subtotalCents: number;
  discountCode: string | null;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  refundedCents: number;
  pageToken: string;
  address1: string;
  lines: {
    productId: string;
    variantId: string;
    title: string;
    priceCents: number;
    discountCents: number;
    quantity: number;
  }[];
  payments: { key: string; intentId: string | null; state: string; amountCents: number }[];
  history: { to: OrderState; cause: string }[];
};

type Row = Omit<StoredOrder, 'lines' | 'payments' | 'history'>;

export async function findStoredOrders(
  { app }: Pick<TestApp, 'app'>,
  email?: string,
): Promise<StoredOrder[]> {
  const dataSource = app.get(DataSource);
  const rows = await dataSource.query<Row[]>(
    `SELECT id, state, attention, subtotal_cents AS "subtotalCents", discount_code AS "discountCode",
       discount_cents AS "discountCents", shipping_cents AS "shippingCents",
       tax_cents AS "taxCents", total_cents AS "totalCents", refunded_cents AS "refundedCents",
       page_token AS "pageToken", address1
     FROM orders WHERE $1::text IS NULL OR email = $1 ORDER BY id`,
    [email ?? null],
  );
  const withDetails = rows.map(async (row) => ({
    ...row,
    lines: await dataSource.query<StoredOrder['lines']>(
      `SELECT product_id AS "productId", variant_id AS "variantId", title, price_cents AS "priceCents",
         discount_cents AS "discountCents", quantity
       FROM order_lines WHERE order_id = $1 ORDER BY position`,
      [row.id],
    ),
    payments: await dataSource.query<StoredOrder['payments']>(
      `SELECT idempotency_key AS key, intent_id AS "intentId", state, amount_cents AS "amountCents"
       FROM payments WHERE kind = 'order' AND payable_id = $1 ORDER BY id`,
      [row.id],
    ),
    history: await dataSource.query<StoredOrder['history']>(
      `SELECT to_state AS to, cause FROM transitions WHERE kind = 'order' AND subject_id = $1 ORDER BY id`,
      [row.id],
    ),
  }));
  return Promise.all(withDetails);
}
