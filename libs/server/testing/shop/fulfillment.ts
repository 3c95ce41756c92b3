import { createHmac, randomUUID } from 'node:crypto';
import { formatOrderNumber } from '@paniscus/domain/orders';
import { vi } from 'vitest';
import { createPurchaseRequest, completePurchase } from '../orders.ts';
import type { PurchaseOptions } from '../orders.ts';
import { findStoredOrders } from '../stored-orders.ts';
import { ASYNC_TIMEOUT_MS } from '../test-app.ts';
import type { TestApp } from '../test-app.ts';
import { PRINTIFY_WEBHOOK_SECRET } from '../test-sandbox.ts';
import type { SandboxOrder, TestSandbox } from '../test-sandbox.ts';

export type PaidOrder = { id: number; number: string; email: string; intentId: string; totalCents: number };

/** Short retry and polling intervals. */
export const SHORT_INTERVALS = { JOB_RETRY_S: '1', RECONCILE_EVERY_S: '1', RECONCILE_AFTER_S: '0' };
/** Polling intervals so long that pollers never run during a spec. */
export const WITHOUT_POLLERS = { JOB_RETRY_S: '1', RECONCILE_EVERY_S: '600', RECONCILE_AFTER_S: '600' };

export async function createPaidOrder(
  server: TestApp,
  sandbox: TestSandbox,
  options: PurchaseOptions = {},
): Promise<PaidOrder> {
  const request = await createPurchaseRequest(server, options);
  const { intentId } = await completePurchase(server, sandbox, request);
  const [order] = await findStoredOrders(server, request.email);
  if (order === undefined) throw new Error('The order is not stored.');
  const { id, totalCents } = order;
  return { id, number: formatOrderNumber(id), email: request.email, intentId, totalCents };
}

/** Creates a paid order and waits until it is submitted; returns it with Printify's order. */
export async function createSubmittedOrder(
  server: TestApp,
  sandbox: TestSandbox,
  options: PurchaseOptions = {},
) {
  const order = await createPaidOrder(server, sandbox, options);
  await waitForOrderState(server, order, 'submitted');
  const [printifyOrder] = await listPrintifyOrders(sandbox, order);
  if (printifyOrder === undefined) throw new Error('Printify does not have the order.');
  return { order, printifyOrder };
}

export async function listPrintifyOrders(
  sandbox: TestSandbox,
  { number }: Pick<PaidOrder, 'number'>,
): Promise<SandboxOrder[]> {
  return (await sandbox.state('orders')).filter(({ external_id }) => external_id === number);
}

export async function getOrderState(server: TestApp, { email }: Pick<PaidOrder, 'email'>): Promise<string> {
  const [order] = await findStoredOrders(server, email);
  return order?.state ?? 'unknown';
}

export async function waitForOrderState(
  server: TestApp,
  order: Pick<PaidOrder, 'email'>,
  state: string,
): Promise<void> {
  await vi.waitFor(async () => {
    const current = await getOrderState(server, order);
    if (current !== state) throw new Error(`The order is ${current} and not ${state}.`);
  }, ASYNC_TIMEOUT_MS);
}

export const buildPrintifyEvent = (printOrderId: string, change: object = {}) => ({
  id: randomUUID(),
  type: 'order:updated',
  created_at: '2026-04-18 13:24:28+00:00',
  resource: { id: printOrderId, type: 'order', data: {} },
  ...change,
});

export const computePrintifySignature = (body: string, secret = PRINTIFY_WEBHOOK_SECRET) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

export function postPrintifyEvent(server: Pick<TestApp, 'url'>, event: object): Promise<Response> {
  const body = JSON.stringify(event);
  return postRawPrintifyEvent(server, body, computePrintifySignature(body));
}

export function postRawPrintifyEvent(
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
