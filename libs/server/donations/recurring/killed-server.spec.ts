import { setTimeout as pause } from 'node:timers/promises';
import {
  begun,
  TRUSTING,
  aRecurringDonation,
  randomsFrom,
  aServerProcess,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { ServerProcess, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const MONTHS = 3;
const DONORS = 4;
const MONTH_S = 31 * 86_400;
const SEED = 20_261_121;
const DRAINED_WITHIN_MS = 90_000;

describe('a server killed repeatedly while recurring donations are charged', () => {
  let sandbox: TestSandbox;
  let server: ServerProcess;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const quick = { JOB_RETRY_S: '1', RECONCILE_EVERY_S: '2', RECONCILE_AFTER_S: '1' };
    server = await aServerProcess({ ...sandbox.environment, ...TRUSTING, ...quick });
    await sandbox.sendEventsTo(server.url);
    await server.start();
  });
  afterAll(async () => {
    await server.remove();
    await sandbox.stop();
  });

  async function give(): Promise<string> {
    const request = aRecurringDonation();
    const { clientSecret } = await vi.waitFor(() => begun(server, request), {
      timeout: 60_000,
      interval: 100,
    });
    await sandbox.confirm(clientSecret);
    return request.email;
  }

  it('sends one receipt per charge and charges nobody twice', async () => {
    const random = randomsFrom(SEED);
    const kill = async () => {
      await pause(20 + random() * 700);
      await server.kill();
      await server.start();
    };
    const started = Promise.all(Array.from({ length: DONORS }, give));
    await kill();
    const donors = await started;

    for (let month = 1; month < MONTHS; month += 1) {
      await sandbox.moveClock(MONTH_S);
      await kill();
    }

    const receipts = async () => {
      const emails = new Map((await sandbox.mail()).map(({ messageId, to }) => [messageId, to]));
      return [...emails.values()].sort();
    };
    const everyMonth = donors.flatMap((email) => Array.from({ length: MONTHS }, () => email)).sort();
    await vi.waitFor(async () => expect(await receipts()).toEqual(everyMonth), {
      timeout: DRAINED_WITHIN_MS,
      interval: 500,
    });
    const { intents, subscriptions } = await sandbox.state();
    expect(intents.filter(({ status }) => status === 'succeeded')).toHaveLength(DONORS * MONTHS);
    expect(subscriptions.filter(({ status }) => status === 'active')).toHaveLength(DONORS);
  }, 300_000);
});
