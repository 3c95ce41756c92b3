import {
  aDonation,
  begun,
  TRUSTING,
  arrivedGift,
  openDonationsAdmin,
  aPurchase,
  begunPurchase,
  openOrdersAdmin,
  anEvent,
  deliver,
  donationsIn,
  ordersIn,
  SOON,
  startTestApp,
  untilIdle,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { DonationsAdminClient, TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const DISPUTED_LATER = '4000000000000259';

let sandbox: TestSandbox;
let server: TestApp;
let gifts: DonationsAdminClient;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING, JOB_RETRY_S: '1' });
  gifts = await openDonationsAdmin(server);
  await sandbox.sendEventsTo(server.url);
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

async function loseDisputeAbout(intentId: string): Promise<void> {
  const response = await sandbox.stripe(`disputes?payment_intent=${intentId}`, {}, 'GET');
  const { data } = (await response.json()) as { data: { id: string }[] };
  const lost = await sandbox.stripe(`disputes/${data[0]?.id}/close`);
  expect(lost.status).toBe(200);
}

async function aDisputedGift() {
  const request = aDonation();
  const { clientSecret, intentId } = await begun(server, request);
  await sandbox.confirm(clientSecret, DISPUTED_LATER);
  const id = async () => (await donationsIn(server, request.email))[0]?.id ?? 0;
  await vi.waitFor(
    async () => expect((await gifts.donation(await id())).attention).toContain('disputes'),
    SOON,
  );
  return { id: await id(), intentId, email: request.email };
}

const totals = async () => {
  const response = await gifts.get('donation-totals/');
  return ((await response.json()) as { refunded_cents: number }[]).at(-1);
};

describe('a dispute', () => {
  it('refunds the donation when it is lost: its receipt is void and it counts in no total', async () => {
    const { id, intentId, email } = await aDisputedGift();
    expect(await gifts.donation(id)).toMatchObject({ state: 'succeeded', refunded_cents: 0 });
    const before = await totals();

    await loseDisputeAbout(intentId);

    await vi.waitFor(
      async () =>
        expect(await gifts.donation(id)).toMatchObject({
          state: 'refunded',
          refunded_cents: 2500,
          refundable_cents: 0,
        }),
      SOON,
    );
    expect((await totals())?.refunded_cents).toBe((before?.refunded_cents ?? 0) + 2500);
    await untilIdle(server, sandbox);
    const emails = (await sandbox.mail()).filter(({ to }) => to === email);
    expect(emails.filter(({ subject }) => /^Receipt \S+ is void$/.test(subject))).toHaveLength(1);
    expect(emails).toHaveLength(2);
  });

  it('ends the order when it is lost', async () => {
    const request = await aPurchase(server);
    const { clientSecret, intentId } = await begunPurchase(server, request);
    await sandbox.confirm(clientSecret, DISPUTED_LATER);
    const order = async () => (await ordersIn(server, request.email))[0];
    await vi.waitFor(async () => expect((await order())?.state).toBe('needs_attention'), SOON);

    await loseDisputeAbout(intentId);

    await vi.waitFor(async () => expect((await order())?.state).toBe('refunded'), SOON);
    const admin = await openOrdersAdmin(server, 'ada');
    expect((await admin.order((await order())?.id ?? 0)).refundable_cents).toBe(0);
  });
});

describe('a refund', () => {
  it("asks staff to look when the card's bank returns it", async () => {
    const { id, intentId } = await arrivedGift(server, sandbox);
    await gifts.post(`donations/${id}/refund/`);
    const refund = { object: 'refund', id: 're_failed', payment_intent: intentId };

    const response = await deliver(server, anEvent(refund, { type: 'refund.failed' }));

    expect(response.status).toBe(200);
    expect((await gifts.donation(id)).attention).toBe(
      'The card’s bank did not take a refund. Please give the money back in another way.',
    );
  });
});
