import { formatDollars } from '@paniscus/domain/money';
import {
  ASYNC_TIMEOUT_MS,
  buildPrintifyEvent,
  createPaidOrder,
  createSubmittedOrder,
  findStoredOrders,
  listPrintifyOrders,
  openOrdersAdmin,
  postPrintifyEvent,
  startServerWithSandbox,
  TRUST_LOCAL_PROXY,
  waitForOrderState,
  waitUntilIdle,
  WITHOUT_POLLERS,
} from '@paniscus/server/testing';
import type { PaidOrder } from '@paniscus/server/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, ...WITHOUT_POLLERS });
await sandbox.sendEventsTo(server.url);
const admin = await openOrdersAdmin(server);

afterEach(() => sandbox.clearFaults());

const waitFor = (assertion: () => Promise<void>) => vi.waitFor(assertion, ASYNC_TIMEOUT_MS);
const refund = (order: PaidOrder, input: object = {}) => admin.post(`${order.id}/refund/`, input);
const refundInDashboard = ({ intentId }: PaidOrder, cents: number) =>
  sandbox.stripe('refunds', { payment_intent: intentId, amount: String(cents) });
const listSubjects = async ({ email }: PaidOrder) =>
  (await sandbox.mail()).filter(({ to }) => to === email).map(({ subject }) => subject);
const findEmail = async ({ email }: PaidOrder, subject: string) =>
  (await sandbox.mail()).find((mail) => mail.to === email && mail.subject === subject);
const refunded = ({ number }: PaidOrder, cents: number) =>
  `We refunded ${formatDollars(cents)} for your order ${number}`;
const canceled = ({ number }: PaidOrder) => `Your order ${number} was canceled`;

describe('the refund email', () => {
  it('tells the buyer the amount, the items, the order number and the link to the order', async () => {
    const { order } = await createSubmittedOrder(server, sandbox);

    await refund(order, { amount_cents: 500, reason: 'The buyer complained rudely' });

    await waitFor(async () => expect(await listSubjects(order)).toContain(refunded(order, 500)));
    const mail = await findEmail(order, refunded(order, 500));
    const [stored] = await findStoredOrders(server, order.email);
    const { lines } = await admin.order(order.id);
    for (const content of [mail?.text, mail?.html]) {
      for (const { title } of lines) expect(content).toContain(title);
      for (const expected of [formatDollars(order.totalCents), `/order/${stored?.pageToken}`, order.number])
        expect(content).toContain(expected);
      expect(content).not.toContain('rudely');
    }
    expect(await listSubjects(order)).not.toContain(canceled(order));
  });

  it('is sent once per refund, even for refunds in the dashboard of the provider', async () => {
    const { order } = await createSubmittedOrder(server, sandbox);
    await sandbox.injectFault({ service: 'webhooks', mode: 'duplicate' });

    await refundInDashboard(order, 300);
    await waitFor(async () => expect(await listSubjects(order)).toContain(refunded(order, 300)));
    await refundInDashboard(order, 400);
    await waitFor(async () => expect(await listSubjects(order)).toContain(refunded(order, 400)));
    await refund(order, { amount_cents: 600 });
    await waitFor(async () => expect(await listSubjects(order)).toContain(refunded(order, 600)));
    await waitUntilIdle(server, sandbox);

    const subjects = (await listSubjects(order)).filter((subject) => subject.startsWith('We refunded'));
    expect(subjects).toEqual([300, 400, 600].map((cents) => refunded(order, cents)));
    const { history } = await admin.order(order.id);
    expect(history.filter(({ text }) => text.startsWith('Refund email'))).not.toEqual([]);
  });
});

describe('the cancellation email', () => {
  it('is sent once when the order was not made yet', async () => {
    await sandbox.injectFault({ service: 'printify', mode: 'down', match: '/orders.json' });
    const order = await createPaidOrder(server, sandbox);

    await refund(order);
    await sandbox.clearFaults();

    await waitFor(async () => expect(await listSubjects(order)).toContain(canceled(order)));
    await waitUntilIdle(server, sandbox);
    const subjects = await listSubjects(order);
    expect(subjects.filter((subject) => subject === canceled(order))).toHaveLength(1);
    expect(subjects).toContain(refunded(order, order.totalCents));
    expect((await findEmail(order, canceled(order)))?.text).toContain(formatDollars(order.totalCents));
    expect((await admin.order(order.id)).attention).toBeNull();
  });

  it('is sent when the print shop cancels its draft', async () => {
    const fault = { service: 'printify', mode: 'error', match: 'send_to_production', status: 500 } as const;
    await sandbox.injectFault(fault);
    const order = await createPaidOrder(server, sandbox);
    await waitFor(async () => expect(await listPrintifyOrders(sandbox, order)).toHaveLength(1));

    await refund(order);

    await waitFor(async () => expect(await listSubjects(order)).toContain(canceled(order)));
  });
});

describe('an order that is refunded while its goods are being made', () => {
  it('needs attention until staff have resolved it, and is not called canceled', async () => {
    const { order, printifyOrder } = await createSubmittedOrder(server, sandbox);
    await sandbox.advanceOrder({ order: printifyOrder.id, to: 'in_production' });

    await refund(order);

    await waitFor(async () => {
      const { attention, can_resolve } = await admin.order(order.id);
      expect(attention).toContain('Refunded. The print shop is already making it');
      expect(can_resolve).toBe(true);
    });
    const flagged = (await (await admin.get('?attention=review')).json()) as { id: number }[];
    expect(flagged.map(({ id }) => id)).toContain(order.id);
    const resolved = await admin.post(`${order.id}/resolve-attention/`);
    const again = await admin.post(`${order.id}/resolve-attention/`);
    expect([resolved.status, again.status]).toEqual([200, 409]);
    const { attention, state, history } = await admin.order(order.id);
    expect([attention, state]).toEqual([null, 'refunded']);
    expect(history).toContainEqual(
      expect.objectContaining({
        text: expect.stringMatching(/^Marked as reviewed: Refunded/),
        cause: 'staff grace the Writer',
      }),
    );
    await waitUntilIdle(server, sandbox);
    expect(await listSubjects(order)).not.toContain(canceled(order));
  });

  it('is said to be made, not to be impossible, when the print shop refuses to cancel it', async () => {
    const { order, printifyOrder } = await createSubmittedOrder(server, sandbox);

    await refund(order);

    const note = `The print shop is already making it (${printifyOrder.id}); it will be delivered.`;
    await waitFor(async () => expect((await admin.order(order.id)).attention).toBe(`Refunded. ${note}`));
    const { history } = await admin.order(order.id);
    expect(history.map(({ text }) => text)).toContain(note);
    await waitUntilIdle(server, sandbox);
    expect(await listSubjects(order)).not.toContain(canceled(order));
  });

  it('does not need attention once everything was shipped', async () => {
    const { order, printifyOrder } = await createSubmittedOrder(server, sandbox);
    await sandbox.advanceOrder({ order: printifyOrder.id, to: 'shipped' });

    await refund(order);

    await waitForOrderState(server, order, 'refunded');
    await waitFor(async () => {
      const { history } = await admin.order(order.id);
      expect(history.some(({ text }) => text.includes('already shipped'))).toBe(true);
    });
    expect((await admin.order(order.id)).attention).toBeNull();
  });
});

it('does not resolve an order that is stopped', async () => {
  const { order, printifyOrder } = await createSubmittedOrder(server, sandbox);
  await sandbox.advanceOrder({ order: printifyOrder.id, to: 'canceled' });
  await postPrintifyEvent(server, buildPrintifyEvent(printifyOrder.id));
  await waitForOrderState(server, order, 'needs_attention');

  expect((await admin.post(`${order.id}/resolve-attention/`)).status).toBe(409);
  expect((await admin.post('999999/resolve-attention/')).status).toBe(404);
});
