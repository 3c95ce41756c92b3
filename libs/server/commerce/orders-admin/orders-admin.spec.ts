import { formatDollars } from '@paniscus/domain/money';
import { PrintifyService } from '@paniscus/server/integrations';
import { JobsService } from '@paniscus/server/platform';
import {
  TRUST_LOCAL_PROXY,
  createPaidOrder,
  createPurchaseRequest,
  createSubmittedOrder,
  listPrintifyOrders,
  postPrintifyEvent,
  requestOrderEmail,
  buildPrintifyEvent,
  waitForOrderState,
  WITHOUT_POLLERS,
  openOrdersAdmin,
  findStoredOrders,
  insertOrder,
  ASYNC_TIMEOUT_MS,
  startPurchase,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterEach, describe, expect, it, vi } from 'vitest';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, ...WITHOUT_POLLERS });
const admin = await openOrdersAdmin(server);

afterEach(async () => {
  vi.restoreAllMocks();
  await sandbox.clearFaults();
});

const rejectOnce = () => {
  const printify = server.app.get(PrintifyService);
  const create = printify.createOrder.bind(printify);
  vi.spyOn(printify, 'createOrder').mockImplementationOnce((draft) =>
    create({ ...draft, address: { ...draft.address, zip: '00000' } }),
  );
};

describe('an order in the admin', () => {
  it('shows its full history in order', async () => {
    const { order, printifyOrder } = await createSubmittedOrder(server, sandbox);
    await sandbox.advanceOrder({ order: printifyOrder.id, to: 'delivered' });
    await postPrintifyEvent(server, buildPrintifyEvent(printifyOrder.id));
    await waitForOrderState(server, order, 'delivered');
    await vi.waitFor(async () => {
      const mails = (await admin.order(order.id)).history.filter(({ kind }) => kind === 'mail');
      expect(mails.map(({ text }) => text)).toEqual(['Confirmation email sent', 'Shipping email sent']);
    }, ASYNC_TIMEOUT_MS);

    const shown = await admin.order(order.id);

    expect(shown).toMatchObject({
      number: order.number,
      state: 'delivered',
      email: order.email,
      intent_id: order.intentId,
      print_order_id: printifyOrder.id,
      attention: null,
      can_retry: false,
      refundable_cents: order.totalCents,
    });
    expect(shown.history[0]).toMatchObject({ kind: 'state', text: 'Order placed', cause: 'buyer' });
    const texts = shown.history.map(({ text }) => text);
    expect(texts).toContain(`Payment succeeded ($${(order.totalCents / 100).toFixed(2)})`);
    expect(texts).toEqual(expect.arrayContaining(['Paid', 'Sent to the print shop', 'Delivered']));
    expect(texts.some((text) => /^Package USPS \d+ delivered$/.test(text))).toBe(true);
    const times = shown.history.map(({ at }) => at);
    expect(times).toEqual([...times].sort());
  });

  it('says of a charge that failed no more than that, because the card may not be the cause', async () => {
    const request = await createPurchaseRequest(server);
    const { clientSecret, intentId } = await startPurchase(server, request);
    await sandbox.confirm(clientSecret, '4000000000000119');
    await requestOrderEmail(server, intentId, request);
    const [order] = await findStoredOrders(server, request.email);

    const { history } = await admin.order(order?.id ?? 0);

    const texts = history.map(({ text }) => text);
    expect(texts).toContain(`Charge failed (${formatDollars(request.amount)})`);
  });

  it('returns 404 for an unknown order', async () => {
    for (const id of ['2147483647', '0', 'x', '1.5', '99999999999', '-1'])
      expect((await admin.get(`${id}/`)).status).toBe(404);
  });
});

describe('retrying an order', () => {
  it('submits an order again that Printify rejected', async () => {
    rejectOnce();
    const order = await createPaidOrder(server, sandbox);
    await waitForOrderState(server, order, 'needs_attention');
    const stuck = await admin.order(order.id);

    const response = await admin.post(`${order.id}/retry/`);

    expect(response.status).toBe(200);
    expect(stuck.can_retry).toBe(true);
    expect(stuck.attention).toContain('It could not find the shipping address.');
    await waitForOrderState(server, order, 'submitted');
    const { history, attention, can_retry } = await admin.order(order.id);
    expect(history).toContainEqual(
      expect.objectContaining({ text: 'Retried', cause: 'staff grace the Writer' }),
    );
    expect({ attention, can_retry }).toEqual({ attention: null, can_retry: false });
    expect(await listPrintifyOrders(sandbox, order)).toHaveLength(1);
  });

  it('creates a new Printify order when Printify canceled the first', async () => {
    const { order, printifyOrder } = await createSubmittedOrder(server, sandbox);
    await sandbox.advanceOrder({ order: printifyOrder.id, to: 'canceled' });
    await postPrintifyEvent(server, buildPrintifyEvent(printifyOrder.id));
    await waitForOrderState(server, order, 'needs_attention');

    await admin.post(`${order.id}/retry/`);

    await waitForOrderState(server, order, 'submitted');
    expect((await listPrintifyOrders(sandbox, order)).map(({ status }) => status)).toEqual([
      'canceled',
      'sending-to-production',
    ]);
    await postPrintifyEvent(server, buildPrintifyEvent(printifyOrder.id));
    expect((await admin.order(order.id)).state).toBe('submitted');
  });

  it('puts dead-lettered jobs back into their queues', async () => {
    const { order } = await createSubmittedOrder(server, sandbox);
    const [mail] = await server.app
      .get(DataSource)
      .query<{ id: number }[]>(`SELECT id FROM mails WHERE kind = 'order-confirmation' AND subject_id = $1`, [
        order.id,
      ]);
    const jobs = server.app.get(JobsService);
    for (const [queue, data] of [
      ['send-mail', { mailId: mail?.id }],
      ['withdraw-order', { orderId: order.id }],
      ['send-mail', { mailId: 2_000_000_000 }],
    ] as const)
      await jobs['boss'].send('dead-letters', { queue, data });
    const before = await admin.order(order.id);

    const response = await fetch(`${server.url}/api/orders/${order.id}/retry`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.access}` },
    });

    expect(before).toMatchObject({
      can_retry: true,
      attention: 'It could not be canceled at the print shop. An email about it could not be sent.',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ can_retry: false, attention: null, state: 'submitted' });
    expect((await jobs.listDeadLetters()).map(({ data }) => data)).toEqual([{ mailId: 2_000_000_000 }]);
  });

  it('returns 409 when there is nothing to retry', async () => {
    const { order } = await createSubmittedOrder(server, sandbox);
    const unpaid = await insertOrder(server, { state: 'pending' });

    const responses = [await admin.post(`${order.id}/retry/`), await admin.post(`${unpaid}/retry/`)];

    expect(responses.map(({ status }) => status)).toEqual([409, 409]);
  });
});

describe('resending the confirmation', () => {
  it('sends it again and records who requested it', async () => {
    const { order } = await createSubmittedOrder(server, sandbox);

    const response = await admin.post(`${order.id}/resend-email/`);

    expect(response.status).toBe(200);
    await waitUntilIdle(server, sandbox);
    expect((await sandbox.mail()).filter(({ to }) => to === order.email)).toHaveLength(2);
    expect((await admin.order(order.id)).history).toContainEqual(
      expect.objectContaining({
        text: 'Confirmation email requested again',
        cause: 'staff grace the Writer',
      }),
    );
  });

  it('returns 409 for an order that is not paid', async () => {
    const id = await insertOrder(server, { state: 'pending' });

    expect((await admin.post(`${id}/resend-email/`)).status).toBe(409);
  });
});

describe('order admin permissions', () => {
  it('gives access to admins only, not to editors or anonymous visitors', async () => {
    const id = await insertOrder(server);
    const editor = await openOrdersAdmin(server, 'edith', 'editor');
    const reads = ['', `${id}/`, 'export.csv'];
    const writes = [`${id}/retry/`, `${id}/resend-email/`, `${id}/refund/`];

    for (const path of reads) {
      expect((await editor.get(path)).status).toBe(403);
      expect((await fetch(`${server.url}/api/orders/${path}`)).status).toBe(401);
    }
    for (const path of writes) {
      expect((await editor.post(path)).status).toBe(403);
      const anonymous = await fetch(`${server.url}/api/orders/${path}`, { method: 'POST' });
      expect(anonymous.status).toBe(401);
    }
  });
});

describe('an invalid refund request', () => {
  it.each([
    [{ amount_cents: 0 }, 'amount_cents'],
    [{ amount_cents: -5 }, 'amount_cents'],
    [{ amount_cents: 1.5 }, 'amount_cents'],
    [{ reason: 'x'.repeat(501) }, 'reason'],
    [{ refund_id: 'mine' }, 'refund_id'],
    [{ order_id: 5 }, 'order_id'],
  ])('rejects %o and names the field', async (input, field) => {
    const response = await admin.post('1/refund/', input);

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: expect.any(String) } });
  });

  it('returns 404 for an order that does not exist', async () => {
    expect((await admin.post('2147483647/refund/', {})).status).toBe(404);
  });
});
