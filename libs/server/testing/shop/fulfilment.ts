import { createHmac, randomUUID } from 'node:crypto';
import { formatOrderNumber } from '@paniscus/domain/orders';
import { vi } from 'vitest';
import { aPurchase, completedPurchase } from '../orders.ts';
import type { PurchaseOptions } from '../orders.ts';
import { ordersIn } from '../stored-orders.ts';
import { SOON } from '../test-app.ts';
import type { TestApp } from '../test-app.ts';
import { PRINTIFY_WEBHOOK_SECRET } from '../test-sandbox.ts';
import type { SandboxOrder, TestSandbox } from '../test-sandbox.ts';

export type PaidOrder = { id: number; number: string; email: string; intentId: string; totalCents: number };

/** Short retry and polling intervals. */
export const QUICK = { JOB_RETRY_S: '1', RECONCILE_EVERY_S: '1', RECONCILE_AFTER_S: '0' };
/** Polling intervals so long that pollers never run during a spec. */
export const WITHOUT_POLLERS = { JOB_RETRY_S: '1', RECONCILE_EVERY_S: '600', RECONCILE_AFTER_S: '600' };

export async function aPaidOrder(
  server: TestApp,
  sandbox: TestSandbox,
  options: PurchaseOptions = {},
): Promise<PaidOrder> {
  const request = await aPurchase(server, options);
  const { intentId } = await completedPurchase(server, sandbox, request);
  const [order] = await ordersIn(server, request.email);
  if (order === undefined) throw new Error('The order is not stored.');
  const { id, totalCents } = order;
  return { id, number: formatOrderNumber(id), email: request.email, intentId, totalCents };
}

/** Creates a paid order and waits until it is submitted; returns it with Printify's order. */
export async function aSubmittedOrder(server: TestApp, sandbox: TestSandbox, options: PurchaseOptions = {}) {
  const order = await aPaidOrder(server, sandbox, options);
  await untilState(server, order, 'submitted');
  const [printOrder] = await listPrintOrders(sandbox, order);
  if (printOrder === undefined) throw new Error('The print shop does not have the order.');
  return { order, printOrder };
}

export async function listPrintOrders(
  sandbox: TestSandbox,
  { number }: Pick<PaidOrder, 'number'>,
): Promise<SandboxOrder[]> {
  return (await sandbox.state()).orders.filter(({ external_id }) => external_id === number);
}

export async function getState(server: TestApp, { email }: Pick<PaidOrder, 'email'>): Promise<string> {
  const [order] = await ordersIn(server, email);
  return order?.state ?? 'unknown';
}

export async function untilState(
  server: TestApp,
  order: Pick<PaidOrder, 'email'>,
  state: string,
): Promise<void> {
  await vi.waitFor(async () => {
    const now = await getState(server, order);
    if (now !== state) throw new Error(`The order is ${now} and not ${state}.`);
  }, SOON);
}

export const aPrintifyEvent = (printOrderId: string, change: object = {}) => ({
  id: randomUUID(),
  type: 'order:updated',
  created_at: '2026-04-18 13:24:28+00:00',
  resource: { id: printOrderId, type: 'order', data: {} },
  ...change,
});

export const printifySignature = (body: string, secret = PRINTIFY_WEBHOOK_SECRET) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

export function postEvents(server: Pick<TestApp, 'url'>, event: object): Promise<Response> {
  const body = JSON.stringify(event);
  return postRawEvent(server, body, printifySignature(body));
}

export function postRawEvent(
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
