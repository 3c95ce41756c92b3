import { randomUUID } from 'node:crypto';
import type { StaffOrder } from '@paniscus/domain/orders';
import { StripeRefundsService } from '@paniscus/server/integrations';
import { RefundRequests, RefundPoller } from '@paniscus/server/payments';
import { ProblemException, unavailable } from '@paniscus/server/platform';
import {
  TRUST_LOCAL_PROXY,
  createPaidOrder,
  countAudited,
  createSubmittedOrder,
  listPrintifyOrders,
  listRefundedCents,
  getOrderState,
  waitForOrderState,
  WITHOUT_POLLERS,
  openOrdersAdmin,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import type { PaidOrder } from '@paniscus/server/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, ...WITHOUT_POLLERS });
const admin = await openOrdersAdmin(server);

afterEach(async () => {
  vi.restoreAllMocks();
  await sandbox.clearFaults();
});

const waitFor = (assertion: () => Promise<void>) => vi.waitFor(assertion, ASYNC_TIMEOUT_MS);
const refund = (order: PaidOrder, input: object = {}) => admin.post(`${order.id}/refund/`, input);

describe('a full refund', () => {
  it('is made at the provider first and reported with the name of the requester', async () => {
    const { order } = await createSubmittedOrder(server, sandbox);

    const response = await refund(order, { reason: 'Came in the wrong color' });

    const after = (await response.json()) as StaffOrder;
    expect(response.status).toBe(200);
    expect(await listRefundedCents(sandbox, order.intentId)).toEqual([order.totalCents]);
    expect(after).toMatchObject({
      state: 'refunded',
      refunded_cents: order.totalCents,
      refundable_cents: 0,
      refunds: [{ amount_cents: order.totalCents, state: 'succeeded', by: 'grace the Writer' }],
    });
    expect(after.history).toContainEqual(
      expect.objectContaining({
        kind: 'refund',
        text: expect.stringContaining('wrong color'),
        cause: 'staff grace the Writer',
      }),
    );
    expect(after.history).toContainEqual(
      expect.objectContaining({ kind: 'state', text: 'Refunded', cause: 'staff grace the Writer' }),
    );
    expect(after.history.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Payment refunded in full \(\$/),
    );
  });

  it('prevents a waiting order from being submitted', async () => {
    await sandbox.injectFault({ service: 'printify', mode: 'down', match: '/orders.json' });
    const order = await createPaidOrder(server, sandbox);

    const response = await refund(order);
    await sandbox.clearFaults();

    expect(response.status).toBe(200);
    expect(await getOrderState(server, order)).toBe('refunded');
    expect(await listPrintifyOrders(sandbox, order)).toEqual([]);
  });

  it('cancels the draft order at Printify', async () => {
    await sandbox.injectFault({
      service: 'printify',
      mode: 'error',
      match: 'send_to_production',
      status: 500,
    });
    const order = await createPaidOrder(server, sandbox);
    await waitFor(async () => expect(await listPrintifyOrders(sandbox, order)).toHaveLength(1));

    await refund(order);

    const canceled = [{ status: 'canceled' }];
    await waitFor(async () => expect(await listPrintifyOrders(sandbox, order)).toMatchObject(canceled));
    await waitFor(async () => {
      const { history } = await admin.order(order.id);
      expect(history.some(({ text }) => text.startsWith('Canceled at the print shop'))).toBe(true);
    });
  });
});

describe('a partial refund', () => {
  it('leaves the remaining amount refundable and never exceeds it', async () => {
    const { order } = await createSubmittedOrder(server, sandbox);

    const partial = await refund(order, { amount_cents: 500 });
    const tooMuch = await refund(order, { amount_cents: order.totalCents - 499 });
    const rest = await refund(order);
    const afterward = await refund(order, { amount_cents: 1 });

    expect([partial, tooMuch, rest, afterward].map(({ status }) => status)).toEqual([200, 409, 200, 409]);
    expect(await partial.json()).toMatchObject({
      state: 'submitted',
      refundable_cents: order.totalCents - 500,
    });
    expect(await listRefundedCents(sandbox, order.intentId)).toEqual([500, order.totalCents - 500]);
    expect(await getOrderState(server, order)).toBe('refunded');
  });

  it('is made and audited once per dialog, however often the button is pressed', async () => {
    const { order } = await createSubmittedOrder(server, sandbox);
    const input = { amount_cents: 700, refund_id: randomUUID() };

    const responses = await Promise.all(Array.from({ length: 6 }, () => refund(order, input)));
    const other = await refund(order, { ...input, amount_cents: 800 });

    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(other.status).toBe(409);
    expect(await listRefundedCents(sandbox, order.intentId)).toEqual([700]);
    expect(await countAudited(server, admin, 'order.refunded', order.id)).toBe(1);
  });

  it('never exceeds the paid amount with many admins at once', async () => {
    const { order } = await createSubmittedOrder(server, sandbox);
    const third = Math.floor(order.totalCents / 3);

    const responses = await Promise.all(
      Array.from({ length: 8 }, () => refund(order, { amount_cents: third })),
    );

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    expect(await listRefundedCents(sandbox, order.intentId)).toEqual([third, third, third]);
  });

  it("counts refunds made in the provider's dashboard", async () => {
    await sandbox.sendEventsTo(server.url);
    const { order } = await createSubmittedOrder(server, sandbox);
    await sandbox.stripe('refunds', { payment_intent: order.intentId, amount: '600' });
    const remainingCents = order.totalCents - 600;
    await waitFor(async () => expect((await admin.order(order.id)).refundable_cents).toBe(remainingCents));

    const tooMuch = await refund(order, { amount_cents: order.totalCents });

    expect(tooMuch.status).toBe(409);
  });
});

describe('an interrupted refund', () => {
  it('is stored while the provider is down and made once when it is back', async () => {
    const { order } = await createSubmittedOrder(server, sandbox);
    await sandbox.injectFault({ service: 'stripe', mode: 'down' });
    const down = await refund(order, { amount_cents: 900 });
    await sandbox.clearFaults();

    await server.app.get(RefundPoller).run();

    expect([down.status, Number(down.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect(await countAudited(server, admin, 'order.refunded', order.id)).toBe(1);
    expect(await listRefundedCents(sandbox, order.intentId)).toEqual([900]);
    expect((await admin.order(order.id)).refunds).toMatchObject([{ state: 'succeeded' }]);
  });

  it('is completed by the poller when the process died right after storing it', async () => {
    const { order } = await createSubmittedOrder(server, sandbox);
    await server.app
      .get(RefundRequests)
      .request({ kind: 'order', payableId: order.id }, { amount_cents: 900 }, 'grace');

    await server.app.get(RefundPoller).run();

    expect(await listRefundedCents(sandbox, order.intentId)).toEqual([900]);
    expect((await admin.order(order.id)).refunds).toMatchObject([
      { state: 'succeeded', by: 'grace the Writer' },
    ]);
  });

  it("is not made twice when the provider's response was lost", async () => {
    const { order } = await createSubmittedOrder(server, sandbox);
    const provider = server.app.get(StripeRefundsService);
    const create = provider.create.bind(provider);
    vi.spyOn(provider, 'create').mockImplementationOnce(async (input) => {
      // With a new idempotency key, as if the provider had forgotten the first one.
      await create(input, randomUUID());
      throw unavailable('No response.');
    });
    const lost = await refund(order, { amount_cents: 900 });

    await server.app.get(RefundPoller).run();

    expect(lost.status).toBe(503);
    expect(await listRefundedCents(sandbox, order.intentId)).toEqual([900]);
    expect((await admin.order(order.id)).refunds).toMatchObject([{ state: 'succeeded' }]);
  });

  it("reports the provider's rejection and lets the order continue", async () => {
    await sandbox.injectFault({ service: 'printify', mode: 'down', match: '/orders.json' });
    const order = await createPaidOrder(server, sandbox);
    const rejection = new ProblemException(409, { detail: 'The charge is disputed.' });
    vi.spyOn(server.app.get(StripeRefundsService), 'create').mockRejectedValueOnce(rejection);
    const rejected = await refund(order);
    await sandbox.clearFaults();

    await waitForOrderState(server, order, 'submitted');

    expect(rejected.status).toBe(409);
    expect(await rejected.json()).toMatchObject({ detail: 'The charge is disputed.' });
    expect((await admin.order(order.id)).refunds).toMatchObject([{ state: 'failed' }]);
  });

  it('stops the order when the provider rejects the refund because it was already made there', async () => {
    await sandbox.injectFault({ service: 'printify', mode: 'down', match: '/orders.json' });
    await sandbox.injectFault({ service: 'webhooks', mode: 'down' });
    const order = await createPaidOrder(server, sandbox);
    await sandbox.stripe('refunds', { payment_intent: order.intentId });
    const rejected = await refund(order);

    await sandbox.clearFaults();

    expect(rejected.status).toBe(409);
    expect(await rejected.json()).toMatchObject({ detail: expect.stringContaining('already been refunded') });
    expect(await getOrderState(server, order)).toBe('refunded');
    expect(await admin.order(order.id)).toMatchObject({
      refundable_cents: 0,
      refunds: [{ state: 'failed' }],
    });
  });

  it("flags the order for staff when the card's bank returns the money", async () => {
    const order = await createPaidOrder(server, sandbox);
    await waitForOrderState(server, order, 'submitted');
    const provider = vi.spyOn(server.app.get(StripeRefundsService), 'create');
    provider.mockImplementationOnce(async ({ refundKey }) => ({ refundKey, status: 'failed' }));

    expect((await refund(order, { amount_cents: 100 })).status).toBe(409);
    const { attention } = await admin.order(order.id);
    expect(attention).toContain('The bank rejected the refund of $1.00.');
  });
});
