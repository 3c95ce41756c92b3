import { createHash } from 'node:crypto';
import {
  aDonation,
  paid,
  TRUSTING,
  deliver,
  donationsIn,
  startTestApp,
  untilIdle,
  startTestSandbox,
  trialSize,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PAYMENTS = trialSize({ full: 100, short: 25 });
const COPIES = 10;
const AT_ONCE = 20;

const shuffled = <T extends { id: string }>(items: T[]) =>
  items
    .map((item, index) => ({ item, rank: createHash('sha256').update(`${item.id} ${index}`).digest('hex') }))
    .sort((one, other) => one.rank.localeCompare(other.rank))
    .map(({ item }) => item);

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const lane = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

describe('a storm of events', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    server = await startTestApp({ ...sandbox.environment, ...TRUSTING });
  });
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  it('ends in one receipt per payment, although each event arrives ten times and out of order', async () => {
    const requests = Array.from({ length: PAYMENTS }, (_, index) => aDonation({ amount: 600 + index }));
    await inParallel(requests, async (request) => void (await paid(server, sandbox, request)));
    const { events } = await sandbox.state();
    const shuffledEvents = shuffled(events.flatMap((event) => Array.from({ length: COPIES }, () => event)));

    const statuses: number[] = [];
    await inParallel(
      shuffledEvents,
      async (event) => void statuses.push((await deliver(server, event)).status),
    );

    expect(new Set(statuses)).toEqual(new Set([200]));
    const donations = await donationsIn(server);
    expect(donations.map(({ status }) => status)).toEqual(Array(PAYMENTS).fill('succeeded'));
    expect(donations.every(({ history }) => history.length === 1)).toBe(true);
    await untilIdle(server, sandbox);
    const mails = await sandbox.mail();
    expect(mails.map(({ to }) => to).sort()).toEqual(requests.map(({ email }) => email).sort());
  });
});
