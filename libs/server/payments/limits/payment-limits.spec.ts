import { randomUUID } from 'node:crypto';
import type { DonationIntentRequest } from '@paniscus/domain/donation';
import { Clock } from '@paniscus/server/platform';
import {
  aDonation,
  askForEmail,
  aVisitor,
  beginDonation,
  begun,
  TRUSTING,
  anEvent,
  deliver,
  startTestApp,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageTokenService } from './page-token.service.ts';

let sandbox: TestSandbox;
let server: TestApp;
/** The server's clock is fixed and only moves when a test moves it. */
const startedAt = Date.now();
let aheadS = 0;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING });
});
beforeEach(() => {
  vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(startedAt + aheadS * 1000));
});
afterEach(() => {
  vi.restoreAllMocks();
  // Moves past every window, so that tests do not affect each other.
  aheadS += 4000;
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

const aPageToken = () => server.app.get(PageTokenService).issue();
const tokenOfAge = (seconds: number) => {
  const token = aPageToken();
  aheadS += seconds;
  return token;
};
const begin = async (change: Partial<DonationIntentRequest>, visitor = aVisitor()) =>
  (await beginDonation(server, aDonation(change), visitor)).status;

const store = (change: { count: number; amountCents: number }) =>
  server.app.get(DataSource).query(
    `INSERT INTO payments (kind, payable_id, idempotency_key, amount_cents, currency, state, network_key, email_key,
       session_key, created_at)
     SELECT 'donation', 0, gen_random_uuid()::text, $2::integer, 'usd', 'pending', gen_random_uuid()::text,
       gen_random_uuid()::text, gen_random_uuid()::text, $3 FROM generate_series(1, $1::integer)`,
    [change.count, change.amountCents, new Date(startedAt + (aheadS - 1200) * 1000)],
  );

describe('a network that tests many cards', () => {
  it('still admits one patient newcomer per minute', async () => {
    const office = aVisitor();
    const worn = [tokenOfAge(0), tokenOfAge(0), tokenOfAge(20)];
    const quick = tokenOfAge(3);
    const statuses: number[] = [];
    for (let count = 0; count < 15; count += 1)
      statuses.push(await begin({ page_token: worn[count % 3] }, office));

    const withoutTime = await begin({ page_token: quick }, office);
    const [first, second] = [aPageToken(), tokenOfAge(20)];
    const newcomer = await begin({ page_token: first }, office);
    const nextAtOnce = await beginDonation(server, aDonation({ page_token: second }), office);
    aheadS += 61;
    const nextLater = await begin({ page_token: second }, office);

    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect([withoutTime, newcomer, nextAtOnce.status, nextLater]).toEqual([429, 200, 429, 200]);
    expect(Number(nextAtOnce.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('without a page token never uses up the capacity of those with one, not even by declined cards', async () => {
    const office = aVisitor();
    for (let count = 0; count < 2; count += 1) {
      const { intentId } = await begun(server, aDonation(), office);
      for (let declines = 0; declines < 5; declines += 1)
        await deliver(server, anEvent({ id: intentId }, { type: 'payment_intent.payment_failed' }));
    }

    const another = await begin({}, office);
    const honest = await begin({ page_token: tokenOfAge(5) }, office);

    expect([another, honest]).toEqual([429, 200]);
  });

  it('is not confused with a room full of donors whose payments succeed', async () => {
    const hall = aVisitor();

    const statuses: number[] = [];
    for (let count = 0; count < 14; count += 1) {
      const { clientSecret, intentId } = await begun(server, aDonation({ page_token: tokenOfAge(3) }), hall);
      const confirmed = await sandbox.confirm(clientSecret);
      await deliver(server, anEvent({ id: intentId }));
      statuses.push(confirmed.status);
    }

    expect(statuses).toEqual(Array(14).fill(200));
  });
});

describe('many networks that test cards', () => {
  it('are limited for each amount; donors with an earlier payment always pass', async () => {
    const email = `old-${randomUUID()}@example.org`;
    const { clientSecret, intentId } = await begun(server, aDonation({ email }));
    await sandbox.confirm(clientSecret);
    await deliver(server, anEvent({ id: intentId }));
    aheadS += 2 * 86_400;
    const worn = tokenOfAge(20);
    await begin({ page_token: worn });
    await store({ count: 400, amountCents: 500 });

    const withWornToken = await begin({ page_token: worn, amount: 500 });
    const otherAmount = await begin({ page_token: worn, amount: 501 });
    const newcomer = await begin({ page_token: tokenOfAge(10), amount: 500 });
    await store({ count: 600, amountCents: 500 });
    const newcomerInFlood = await begin({ page_token: tokenOfAge(10), amount: 500 });
    const old = await begin({ page_token: tokenOfAge(10), amount: 500, email });

    expect([withWornToken, otherAmount, newcomer]).toEqual([429, 200, 200]);
    expect([newcomerInFlood, old]).toEqual([429, 200]);
  });

  it('get a lower limit after many declined cards, unless they had a successful payment before', async () => {
    const office = aVisitor();
    const { clientSecret, intentId } = await begun(server, aDonation(), office);
    await sandbox.confirm(clientSecret);
    await deliver(server, anEvent({ id: intentId }));
    aheadS += 2 * 86_400;
    for (let networks = 0; networks < 8; networks += 1) {
      const other = await begun(server, aDonation());
      const event = () => anEvent({ id: other.intentId }, { type: 'payment_intent.payment_failed' });
      for (let declines = 0; declines < 5; declines += 1) await deliver(server, event());
    }
    await server.app
      .get(DataSource)
      .query("UPDATE payment_events SET received_at = $1 WHERE type = 'payment_intent.payment_failed'", [
        new Date(startedAt + aheadS * 1000),
      ]);

    const stranger = aVisitor();
    const page_token = tokenOfAge(5);
    const passed = { stranger: 0, office: 0 };
    for (let count = 0; count < 4; count += 1) {
      if ((await begin({ page_token }, stranger)) === 200) passed.stranger += 1;
      if ((await begin({ page_token }, office)) === 200) passed.office += 1;
    }

    expect(passed).toEqual({ stranger: 2, office: 4 });
    expect(await begin({ page_token: tokenOfAge(20) }, stranger)).toBe(200);
  });
});

describe('a single payment', () => {
  it('limits requests to the provider, even with new page tokens each time', async () => {
    const visitor = aVisitor();
    const request = aDonation();
    const { intentId } = await begun(server, request, visitor);

    const statuses: number[] = [];
    for (let count = 0; count < 40; count += 1) {
      const again = { ...request, page_token: tokenOfAge(3) };
      statuses.push((await beginDonation(server, again, visitor)).status);
    }
    for (let count = 0; count < 40; count += 1)
      statuses.push((await askForEmail(server, intentId, request)).status);

    expect(statuses.slice(0, 40)).toEqual(Array(40).fill(200));
    expect(statuses.slice(40).filter((status) => status === 409)).toHaveLength(19);
    expect(statuses.at(-1)).toBe(429);
  });
});
