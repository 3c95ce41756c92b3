import { createHmac, randomUUID } from 'node:crypto';
import { orderNumberOf } from '@paniscus/domain';
import { vi } from 'vitest';
import { aPurchase, settledPurchase } from '../orders.ts';
import type { Wish } from '../orders.ts';
import { ordersIn } from '../stored-orders.ts';
import { SOON } from '../test-app.ts';
import type { TestApp } from '../test-app.ts';
import { PRINTIFY_WEBHOOK_SECRET } from '../test-sandbox.ts';
import type { SandboxOrder, TestSandbox } from '../test-sandbox.ts';

export type PaidOrder = { id: number; number: string; email: string; intentId: string; totalCents: number };

/** Lets jobs and rounds come again soon. */
export const QUICK = { JOB_RETRY_S: '1', RECONCILE_EVERY_S: '1', RECONCILE_AFTER_S: '0' };
/** Rounds that a spec does not wait for. */
export const WITHOUT_ROUNDS = { JOB_RETRY_S: '1', RECONCILE_EVERY_S: '600', RECONCILE_AFTER_S: '600' };

/** An order that has just been paid; the print shop hears of it by a job. */
export async function aPaidOrder(server: TestApp, sandbox: TestSandbox, wish: Wish = {}): Promise<PaidOrder> {
  const request = await aPurchase(server, wish);
  const { intentId } = await settledPurchase(server, sandbox, request);
  const [order] = await ordersIn(server, request.email);
  if (order === undefined) throw new Error('The order is not stored.');
  const { id, totalCents } = order;
  return { id, number: orderNumberOf(id), email: request.email, intentId, totalCents };
}

/** A paid order that is in the print shop's hands; answers what the print shop has. */
export async function aSubmittedOrder(server: TestApp, sandbox: TestSandbox, wish: Wish = {}) {
  const order = await aPaidOrder(server, sandbox, wish);
  await untilState(server, order, 'submitted');
  const [printOrder] = await printOrdersOf(sandbox, order);
  if (printOrder === undefined) throw new Error('The print shop does not have the order.');
  return { order, printOrder };
}

/** What the print shop has of an order, canceled ones included. */
export async function printOrdersOf(
  sandbox: TestSandbox,
  { number }: Pick<PaidOrder, 'number'>,
): Promise<SandboxOrder[]> {
  return (await sandbox.state()).orders.filter(({ external_id }) => external_id === number);
}

export async function stateOf(server: TestApp, { email }: Pick<PaidOrder, 'email'>): Promise<string> {
  const [order] = await ordersIn(server, email);
  return order?.state ?? 'unknown';
}

export async function untilState(
  server: TestApp,
  order: Pick<PaidOrder, 'email'>,
  state: string,
): Promise<void> {
  await vi.waitFor(async () => {
    const now = await stateOf(server, order);
    if (now !== state) throw new Error(`The order is ${now} and not ${state}.`);
  }, SOON);
}

/** An event about one of the print shop's orders, as it would tell it. */
export const aPrintShopEvent = (printOrderId: string, change: object = {}) => ({
  id: randomUUID(),
  type: 'order:updated',
  created_at: '2026-04-18 13:24:28+00:00',
  resource: { id: printOrderId, type: 'order', data: {} },
  ...change,
});

export const printShopSignature = (body: string, secret = PRINTIFY_WEBHOOK_SECRET) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

export function tell(server: Pick<TestApp, 'url'>, event: object): Promise<Response> {
  const body = JSON.stringify(event);
  return tellRaw(server, body, printShopSignature(body));
}

export function tellRaw(
  server: Pick<TestApp, 'url'>,
  body: string,
  signature: string | undefined,
): Promise<Response> {
  return fetch(`${server.url}/api/webhooks/printify/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'x-pfy-signature': signature }),
    },
    body,
  });
}
