/** End-to-end trials of the whole server under adverse conditions; specs of single modules are next to their code. */
import { setTimeout as pause } from 'node:timers/promises';
import {
  TRUST_LOCAL_PROXY,
  createPurchaseRequest,
  requestOrderEmail,
  startPurchase,
  createSeededRandom,
  createServerProcess,
  startTestSandbox,
  trialSize,
} from '@paniscus/server/testing';
import type { ServerProcess, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const KILLS = trialSize({ full: 50, short: 4 });
const CONCURRENT_BUYERS = 3;
const SEED = 19_801_028;
const DRAINED_WITHIN_MS = 120_000;

describe('a server killed repeatedly while people buy', () => {
  let sandbox: TestSandbox;
  let server: ServerProcess;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const quick = { JOB_RETRY_S: '1', RECONCILE_EVERY_S: '2', RECONCILE_AFTER_S: '1' };
    server = await createServerProcess({ ...sandbox.environment, ...TRUST_LOCAL_PROXY, ...quick });
    await sandbox.sendEventsTo(server.url);
    await server.start();
  });
  afterAll(async () => {
    await server.remove();
    await sandbox.stop();
  });

  async function buy(): Promise<string> {
    // On a busy machine the server is killed again before it responds; this only detects hangs.
    const waitOptions = { timeout: 300_000, interval: 100 };
    const request = await vi.waitFor(() => createPurchaseRequest(server), waitOptions);
    const payment = await vi.waitFor(() => startPurchase(server, request), waitOptions);
    const confirmed = await sandbox.confirm(payment.clientSecret);
    expect(confirmed.status).toBe(200);
    await requestOrderEmail(server, payment.intentId, request).catch(() => undefined);
    return request.email;
  }

  it('creates one Printify order and one email per charged payment', async () => {
    const random = createSeededRandom(SEED);
    const buyers: string[] = [];
    let isOpen = true;
    const buyerLoops = Array.from({ length: CONCURRENT_BUYERS }, async () => {
      while (isOpen) buyers.push(await buy());
    });

    for (let kills = 0; kills < KILLS; kills += 1) {
      await pause(20 + random() * 900);
      await server.kill();
      await server.start();
    }
    isOpen = false;
    await Promise.all(buyerLoops);

    const charged = (await sandbox.state('intents')).filter(({ status }) => status === 'succeeded');
    await vi.waitFor(
      async () => {
        const orders = await sandbox.state('orders');
        const inProduction = orders.filter(({ status }) => status !== 'on-hold' && status !== 'canceled');
        const recipients = new Set((await sandbox.mail()).map(({ to }) => to));
        expect(buyers.filter((email) => !recipients.has(email))).toEqual([]);
        expect(inProduction).toHaveLength(charged.length);
      },
      { timeout: DRAINED_WITHIN_MS, interval: 500 },
    );

    expect(buyers.length).toBeGreaterThan(KILLS / 4);
    expect(charged).toHaveLength(buyers.length);
    expect(new Set(charged.map(({ metadata }) => metadata.order_id)).size).toBe(buyers.length);
    const orders = await sandbox.state('orders');
    const activeOrders = orders.filter(({ status }) => status !== 'canceled');
    expect(activeOrders).toHaveLength(buyers.length);
    expect(new Set(activeOrders.map(({ external_id }) => external_id)).size).toBe(buyers.length);
    const mails = await sandbox.mail();
    const emails = new Map(mails.map(({ messageId, to }) => [messageId, to]));
    expect([...emails.values()].sort()).toEqual([...buyers].sort());
    // An email is sent twice only when a kill hits between the mail server's acceptance and the commit.
    expect(mails.length - emails.size).toBeLessThanOrEqual(KILLS);
  }, 600_000);
});
