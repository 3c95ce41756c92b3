import { createHash } from 'node:crypto';
import {
  buildDonationRequest,
  payDonation,
  runConcurrently,
  TRUST_LOCAL_PROXY,
  postStripeEvent,
  findStoredDonations,
  startServerWithSandbox,
  waitUntilIdle,
  trialSize,
} from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';

const PAYMENTS = trialSize({ full: 100, short: 25 });
const COPIES = 10;
const CONCURRENCY = 20;

const shuffle = <T extends { id: string }>(items: T[]) =>
  items
    .map((item, index) => ({ item, rank: createHash('sha256').update(`${item.id} ${index}`).digest('hex') }))
    .sort((one, other) => one.rank.localeCompare(other.rank))
    .map(({ item }) => item);

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);

describe('a burst of repeated events', () => {
  it('results in one receipt per payment, although each event arrives ten times and out of order', async () => {
    const requests = Array.from({ length: PAYMENTS }, (_, index) =>
      buildDonationRequest({ amount: 600 + index }),
    );
    await runConcurrently(
      CONCURRENCY,
      requests,
      async (request) => void (await payDonation(server, sandbox, request)),
    );
    const events = await sandbox.state('events');
    const shuffledEvents = shuffle(events.flatMap((event) => Array.from({ length: COPIES }, () => event)));

    const statuses: number[] = [];
    await runConcurrently(
      CONCURRENCY,
      shuffledEvents,
      async (event) => void statuses.push((await postStripeEvent(server, event)).status),
    );

    expect(new Set(statuses)).toEqual(new Set([200]));
    const donations = await findStoredDonations(server);
    expect(donations.map(({ status }) => status)).toEqual(Array(PAYMENTS).fill('succeeded'));
    expect(donations.every(({ history }) => history.length === 1)).toBe(true);
    await waitUntilIdle(server, sandbox);
    const mails = await sandbox.mail();
    expect(mails.map(({ to }) => to).sort()).toEqual(requests.map(({ email }) => email).sort());
  });
});
