import { setTimeout as pause } from 'node:timers/promises';
import {
  buildDonationRequest,
  requestDonationEmail,
  startDonation,
  TRUST_LOCAL_PROXY,
  createSeededRandom,
  createServerProcess,
  startTestSandbox,
  trialSize,
} from '@paniscus/server/testing';
import type { ServerProcess, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const KILLS = trialSize({ full: 5, short: 2 });
const CONCURRENT_DONORS = 4;
const SEED = 20_130_419;
const DRAIN_TIMEOUT_MS = 90_000;

describe('server that is killed repeatedly while people donate', () => {
  let sandbox: TestSandbox;
  let server: ServerProcess;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const intervals = { JOB_RETRY_S: '1', RECONCILE_EVERY_S: '2', RECONCILE_AFTER_S: '1' };
    server = await createServerProcess({ ...sandbox.environment, ...TRUST_LOCAL_PROXY, ...intervals });
    await sandbox.sendEventsTo(server.url);
    await server.start();
  });
  afterAll(async () => {
    await server.remove();
    await sandbox.stop();
  });

  async function donate(): Promise<string> {
    const request = buildDonationRequest();
    const payment = await vi.waitFor(() => startDonation(server, request), {
      timeout: 200_000,
      interval: 100,
    });
    await sandbox.confirm(payment.clientSecret);
    await requestDonationEmail(server, payment.intentId, request).catch(() => undefined);
    return request.email;
  }

  it('records and acknowledges every charged payment once', async () => {
    const random = createSeededRandom(SEED);
    const donors: string[] = [];
    let isRunning = true;
    const donorLoops = Array.from({ length: CONCURRENT_DONORS }, async () => {
      while (isRunning) donors.push(await donate());
    });

    for (let kills = 0; kills < KILLS; kills += 1) {
      await pause(20 + random() * 700);
      await server.kill();
      await server.start();
    }
    isRunning = false;
    await Promise.all(donorLoops);

    await vi.waitFor(
      async () => {
        const recipients = new Set((await sandbox.mail()).map(({ to }) => to));
        expect(donors.filter((email) => !recipients.has(email))).toEqual([]);
      },
      { timeout: DRAIN_TIMEOUT_MS, interval: 500 },
    );
    const mails = await sandbox.mail();
    const charged = (await sandbox.state('intents')).filter(({ status }) => status === 'succeeded');
    const emails = new Map(mails.map(({ messageId, to }) => [messageId, to]));
    expect(charged).toHaveLength(donors.length);
    expect(new Set(charged.map(({ metadata }) => metadata.donation_id)).size).toBe(donors.length);
    expect([...emails.values()].sort()).toEqual([...donors].sort());
    // A duplicate email is possible only when the process dies between the mail server's acceptance and the commit.
    expect(mails.length - emails.size).toBeLessThanOrEqual(KILLS);
  }, 300_000);
});
