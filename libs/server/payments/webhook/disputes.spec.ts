import {
  buildDonationRequest,
  startDonation,
  TRUST_LOCAL_PROXY,
  completeDonation,
  openDonationsAdmin,
  createPurchaseRequest,
  startPurchase,
  openOrdersAdmin,
  buildStripeEvent,
  postStripeEvent,
  findStoredDonations,
  findStoredOrders,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { describe, expect, it, vi } from 'vitest';

const DISPUTED_CARD = '4000000000000259';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' });
const admin = await openDonationsAdmin(server);
await sandbox.sendEventsTo(server.url);

async function loseDispute(intentId: string): Promise<void> {
  const response = await sandbox.stripe(`disputes?payment_intent=${intentId}`, {}, 'GET');
  const { data } = (await response.json()) as { data: { id: string }[] };
  const lost = await sandbox.stripe(`disputes/${data[0]?.id}/close`);
  expect(lost.status).toBe(200);
}

async function createDisputedDonation() {
  const request = buildDonationRequest();
  const { clientSecret, intentId } = await startDonation(server, request);
  await sandbox.confirm(clientSecret, DISPUTED_CARD);
  const id = async () => (await findStoredDonations(server, request.email))[0]?.id ?? 0;
  await vi.waitFor(
    async () => expect((await admin.donation(await id())).attention).toContain('disputed'),
    ASYNC_TIMEOUT_MS,
  );
  return { id: await id(), intentId, email: request.email };
}

/** Ids that a list shows for a reason, and the dashboard's task about disputes. */
async function fetchDisputed(list: 'donations' | 'orders') {
  const readIds = async (reason: string) => {
    const response = await admin.get(`${list}/?attention=${reason}`);
    return ((await response.json()) as { id: number }[]).map(({ id }) => id);
  };
  const dashboard = (await (await admin.get('dashboard/')).json()) as { tasks: { kind: string }[] };
  const kind = list === 'orders' ? 'order-disputes' : 'donation-disputes';
  return {
    disputed: await readIds('dispute'),
    inReview: await readIds('review'),
    task: dashboard.tasks.find((task) => task.kind === kind),
  };
}

const fetchTotals = async () => {
  const response = await admin.get('donation-totals/');
  return ((await response.json()) as { refunded_cents: number }[]).at(-1);
};

describe('a dispute', () => {
  it('refunds the donation when it is lost: its receipt is void and it counts in no total', async () => {
    const { id, intentId, email } = await createDisputedDonation();
    expect(await admin.donation(id)).toMatchObject({ state: 'succeeded', refunded_cents: 0 });
    const before = await fetchTotals();
    const open = await fetchDisputed('donations');

    await loseDispute(intentId);

    await vi.waitFor(
      async () =>
        expect(await admin.donation(id)).toMatchObject({
          state: 'refunded',
          refunded_cents: 2500,
          refundable_cents: 0,
        }),
      ASYNC_TIMEOUT_MS,
    );
    expect(open).toEqual({
      disputed: [id],
      inReview: [],
      task: { kind: 'donation-disputes', count: 1, due_at: expect.any(String) },
    });
    expect(await fetchDisputed('donations')).toEqual({ disputed: [], inReview: [id], task: undefined });
    expect((await fetchTotals())?.refunded_cents).toBe((before?.refunded_cents ?? 0) + 2500);
    await waitUntilIdle(server, sandbox);
    const emails = (await sandbox.mail()).filter(({ to }) => to === email);
    expect(emails.filter(({ subject }) => /^Receipt \S+ is void$/.test(subject))).toHaveLength(1);
    expect(emails).toHaveLength(2);
  });

  it('stays on the record after it was marked as reviewed, and forbids a refund until it ends', async () => {
    const { id, intentId } = await createDisputedDonation();
    const { attention } = await admin.donation(id);

    expect((await admin.post(`donations/${id}/resolve-attention/`, { attention })).status).toBe(200);

    const dispute = { due_at: expect.any(String) };
    expect(await admin.donation(id)).toMatchObject({ attention: null, dispute });
    const list = (await (await admin.get('donations/')).json()) as { id: number }[];
    expect(list.find((donation) => donation.id === id)).toMatchObject({ dispute });
    expect(await (await admin.get('donations/export.csv')).text()).toMatch(
      /,Needs a response by \d{4}-\d\d-\d\dT/,
    );
    const refund = await admin.post(`donations/${id}/refund/`);
    expect(refund.status).toBe(409);
    expect(await refund.json()).toMatchObject({
      detail:
        'The payment is disputed, so it cannot be refunded here. Please respond to the dispute in the Stripe dashboard.',
    });
    await loseDispute(intentId);
    await vi.waitFor(
      async () => expect(await admin.donation(id)).toMatchObject({ dispute: null, state: 'refunded' }),
      ASYNC_TIMEOUT_MS,
    );
  });

  it('ends the order when it is lost', async () => {
    const request = await createPurchaseRequest(server);
    const { clientSecret, intentId } = await startPurchase(server, request);
    // The order is not submitted before its dispute arrives: a submitted order would keep its state.
    await sandbox.injectFault({ service: 'printify', mode: 'down' });
    await sandbox.confirm(clientSecret, DISPUTED_CARD);
    const order = async () => (await findStoredOrders(server, request.email))[0];
    await vi.waitFor(async () => expect((await order())?.state).toBe('needs_attention'), ASYNC_TIMEOUT_MS);
    await sandbox.clearFaults();
    const open = await fetchDisputed('orders');
    const ordersAdmin = await openOrdersAdmin(server, 'ada');
    const disputed = await ordersAdmin.order((await order())?.id ?? 0);
    expect(disputed.dispute).toEqual({ due_at: expect.any(String) });
    expect(
      (await admin.get('orders/export.csv').then((csv) => csv.text())).includes('Needs a response by'),
    ).toBe(true);

    await loseDispute(intentId);

    await vi.waitFor(async () => expect((await order())?.state).toBe('refunded'), ASYNC_TIMEOUT_MS);
    const id = (await order())?.id;
    expect(open).toMatchObject({ disputed: [id], inReview: [], task: { count: 1 } });
    expect(await fetchDisputed('orders')).toEqual({ disputed: [], inReview: [], task: undefined });
    expect((await ordersAdmin.order((await order())?.id ?? 0)).refundable_cents).toBe(0);
    await waitUntilIdle(server, sandbox);
    const subjects = (await sandbox.mail())
      .filter(({ to }) => to === request.email)
      .map(({ subject }) => subject);
    expect(subjects.filter((subject) => /refunded|canceled/.test(subject))).toEqual([]);
  });
});

describe('a refund', () => {
  it("asks staff to look when the card's bank returns it", async () => {
    const { id, intentId } = await completeDonation(server, sandbox);
    await admin.post(`donations/${id}/refund/`);
    const refund = { object: 'refund', id: 're_failed', payment_intent: intentId };

    const response = await postStripeEvent(server, buildStripeEvent(refund, { type: 'refund.failed' }));

    expect(response.status).toBe(200);
    expect((await admin.donation(id)).attention).toBe(
      'The bank rejected a refund. Please refund the person another way, such as by check.',
    );
  });
});
