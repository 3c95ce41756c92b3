import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aDonation, begun, TRUSTING } from '../../testing/donations.ts';
import { arrivedGift } from '../../testing/giving/gifts.ts';
import { openDonationsAdmin } from '../../testing/giving/donation-desk.ts';
import type { DonationsAdminClient } from '../../testing/giving/donation-desk.ts';
import { aPurchase, begunPurchase } from '../../testing/orders.ts';
import { openOrdersAdmin } from '../../testing/shop/order-desk.ts';
import { anEvent, deliver } from '../../testing/signed-event.ts';
import { donationsIn } from '../../testing/stored.ts';
import { ordersIn } from '../../testing/stored-orders.ts';
import { SOON, startTestApp, untilIdle } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestSandbox } from '../../testing/test-sandbox.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';

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

/** The bank decides for the card holder. */
async function loseDisputeAbout(intentId: string): Promise<void> {
  const answer = await sandbox.stripe(`disputes?payment_intent=${intentId}`, {}, 'GET');
  const { data } = (await answer.json()) as { data: { id: string }[] };
  const lost = await sandbox.stripe(`disputes/${data[0]?.id}/close`);
  expect(lost.status).toBe(200);
}

/** A gift whose card holder disputes it. */
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
  const answer = await gifts.get('donation-totals/');
  return ((await answer.json()) as { refunded_cents: number }[]).at(-1);
};

describe('a dispute', () => {
  it('that is lost takes the gift back: its receipt is void, and it counts in no total', async () => {
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

  it('that is lost ends its order', async () => {
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
  it('that the card’s bank sends back after all is brought before the staff', async () => {
    const { id, intentId } = await arrivedGift(server, sandbox);
    await gifts.post(`donations/${id}/refund/`);
    const refund = { object: 'refund', id: 're_failed', payment_intent: intentId };

    const answer = await deliver(server, anEvent(refund, { type: 'refund.failed' }));

    expect(answer.status).toBe(200);
    expect((await gifts.donation(id)).attention).toBe(
      'The card’s bank did not take a refund. Please give the money back in another way.',
    );
  });
});
