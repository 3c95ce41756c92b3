import { setTimeout as pause } from 'node:timers/promises';
import {
  startDonation,
  TRUST_LOCAL_PROXY,
  buildRecurringDonationRequest,
  createSeededRandom,
  createServerProcess,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { ServerProcess, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const MONTHS = 3;
const DONORS = 4;
const MONTH_S = 31 * 86_400;
const SEED = 20_261_121;
const DRAIN_TIMEOUT_MS = 90_000;

describe('a server killed repeatedly while recurring donations are charged', () => {
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
    const request = buildRecurringDonationRequest();
    const { clientSecret } = await vi.waitFor(() => startDonation(server, request), {
      timeout: 60_000,
      interval: 100,
    });
    await sandbox.confirm(clientSecret);
    return request.email;
  }

  it('sends one receipt per charge and charges nobody twice', async () => {
    const random = createSeededRandom(SEED);
    const kill = async () => {
      await pause(20 + random() * 700);
      await server.kill();
      await server.start();
    };
    const started = Promise.all(Array.from({ length: DONORS }, donate));
    await kill();
    const donors = await started;

    for (let month = 1; month < MONTHS; month += 1) {
      await sandbox.advanceClock(MONTH_S);
      await kill();
    }

    const listReceiptRecipients = async () => {
      const emails = new Map((await sandbox.mail()).map(({ messageId, to }) => [messageId, to]));
      return [...emails.values()].sort();
    };
    const expectedRecipients = donors.flatMap((email) => Array.from({ length: MONTHS }, () => email)).sort();
    await vi.waitFor(async () => expect(await listReceiptRecipients()).toEqual(expectedRecipients), {
      timeout: DRAIN_TIMEOUT_MS,
      interval: 500,
    });
    const [intents, subscriptions] = [await sandbox.state('intents'), await sandbox.state('subscriptions')];
    expect(intents.filter(({ status }) => status === 'succeeded')).toHaveLength(DONORS * MONTHS);
    expect(subscriptions.filter(({ status }) => status === 'active')).toHaveLength(DONORS);
  }, 300_000);
});
