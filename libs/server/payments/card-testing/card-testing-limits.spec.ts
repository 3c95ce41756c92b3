import { randomUUID } from 'node:crypto';
import type { DonationIntentRequest } from '@paniscus/domain/donation';
import { Clock } from '@paniscus/server/platform';
import {
  buildDonationRequest,
  requestDonationEmail,
  createVisitor,
  postDonation,
  startDonation,
  TRUST_LOCAL_PROXY,
  buildStripeEvent,
  postStripeEvent,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageTokenService } from './page-token.service.ts';

/** The server's clock is fixed and only moves when a test moves it. */
const startedAt = Date.now();
let clockOffsetS = 0;

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);

beforeEach(() => {
  vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(startedAt + clockOffsetS * 1000));
});
afterEach(() => {
  vi.restoreAllMocks();
  // Moves past every window, so that tests do not affect each other.
  clockOffsetS += 4000;
});

const issuePageToken = () => server.app.get(PageTokenService).issue();
const issueTokenOfAge = (seconds: number) => {
  const token = issuePageToken();
  clockOffsetS += seconds;
  return token;
};
const startDonationStatus = async (change: Partial<DonationIntentRequest>, visitor = createVisitor()) =>
  (await postDonation(server, buildDonationRequest(change), visitor)).status;

const insertPayments = (change: { count: number; amountCents: number }) =>
  server.app.get(DataSource).query(
    `INSERT INTO payments (kind, payable_id, idempotency_key, amount_cents, currency, state, network_key, email_key,
       session_key, created_at)
     SELECT 'donation', 0, gen_random_uuid()::text, $2::integer, 'usd', 'pending', gen_random_uuid()::text,
       gen_random_uuid()::text, gen_random_uuid()::text, $3 FROM generate_series(1, $1::integer)`,
    [change.count, change.amountCents, new Date(startedAt + (clockOffsetS - 1200) * 1000)],
  );

describe('a network that tests many cards', () => {
  it('still admits one newcomer per minute who has waited', async () => {
    const network = createVisitor();
    const usedTokens = [issueTokenOfAge(0), issueTokenOfAge(0), issueTokenOfAge(20)];
    const youngToken = issueTokenOfAge(3);
    const statuses: number[] = [];
    for (let count = 0; count < 15; count += 1)
      statuses.push(await startDonationStatus({ page_token: usedTokens[count % 3] }, network));

    const tooEarly = await startDonationStatus({ page_token: youngToken }, network);
    const [first, second] = [issuePageToken(), issueTokenOfAge(20)];
    const newcomer = await startDonationStatus({ page_token: first }, network);
    const secondAtOnce = await postDonation(server, buildDonationRequest({ page_token: second }), network);
    clockOffsetS += 61;
    const secondLater = await startDonationStatus({ page_token: second }, network);

    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect([tooEarly, newcomer, secondAtOnce.status, secondLater]).toEqual([429, 200, 429, 200]);
    expect(Number(secondAtOnce.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('leaves the capacity for visitors with a page token untouched when it has no token, even by declined cards', async () => {
    const network = createVisitor();
    for (let count = 0; count < 2; count += 1) {
      const { intentId } = await startDonation(server, buildDonationRequest(), network);
      for (let declines = 0; declines < 5; declines += 1)
        await postStripeEvent(
          server,
          buildStripeEvent({ id: intentId }, { type: 'payment_intent.payment_failed' }),
        );
    }

    const withoutToken = await startDonationStatus({}, network);
    const withToken = await startDonationStatus({ page_token: issueTokenOfAge(5) }, network);

    expect([withoutToken, withToken]).toEqual([429, 200]);
  });

  it('is distinguished from a shared network of donors whose payments succeed', async () => {
    const network = createVisitor();

    const statuses: number[] = [];
    for (let count = 0; count < 14; count += 1) {
      const { clientSecret, intentId } = await startDonation(
        server,
        buildDonationRequest({ page_token: issueTokenOfAge(3) }),
        network,
      );
      const confirmed = await sandbox.confirm(clientSecret);
      await postStripeEvent(server, buildStripeEvent({ id: intentId }));
      statuses.push(confirmed.status);
    }

    expect(statuses).toEqual(Array(14).fill(200));
  });
});

describe('a payment that is refused', () => {
  const network = createVisitor();
  /** Seconds that pass before each payment, so that its page token counts, but makes no newcomer yet. */
  const AGE_S = 3;
  const buildRequest = () => buildDonationRequest({ page_token: issueTokenOfAge(AGE_S) });
  const post = () => postDonation(server, buildRequest(), network);
  const readWait = (response: Response) => Number(response.headers.get('retry-after'));
  const expectOpening = async (waitS: number) => {
    clockOffsetS += waitS - 1 - AGE_S;
    const early = await post();
    const later = await post();

    expect([early.status, readWait(early), later.status]).toEqual([429, 1, 200]);
  };

  it('learns when its network is admitted again after declined cards', async () => {
    for (let payments = 0; payments < 2; payments += 1) {
      const { intentId } = await startDonation(server, buildRequest(), network);
      for (let declines = 0; declines < 5; declines += 1)
        await postStripeEvent(
          server,
          buildStripeEvent({ id: intentId }, { type: 'payment_intent.payment_failed' }),
        );
      clockOffsetS += 300;
    }

    const refused = await post();

    const waitS = 3600 - 2 * (300 + AGE_S);
    expect([refused.status, readWait(refused)]).toEqual([429, waitS]);
    await expectOpening(waitS);
  });

  it('learns when its network is admitted again after many attempts', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      statuses.push((await post()).status);
      clockOffsetS += 20;
    }

    const refused = await post();

    const waitS = 600 - 10 * (20 + AGE_S);
    expect(statuses).toEqual(Array(10).fill(200));
    expect([refused.status, readWait(refused)]).toEqual([429, waitS]);
    await expectOpening(waitS);
  });
});

describe('many networks that test cards', () => {
  it('are limited per amount, while donors with an earlier payment always pass', async () => {
    const email = `old-${randomUUID()}@example.org`;
    const { clientSecret, intentId } = await startDonation(server, buildDonationRequest({ email }));
    await sandbox.confirm(clientSecret);
    await postStripeEvent(server, buildStripeEvent({ id: intentId }));
    clockOffsetS += 2 * 86_400;
    const usedToken = issueTokenOfAge(20);
    await startDonationStatus({ page_token: usedToken });
    await insertPayments({ count: 400, amountCents: 500 });

    const withUsedToken = await startDonationStatus({ page_token: usedToken, amount: 500 });
    const otherAmount = await startDonationStatus({ page_token: usedToken, amount: 501 });
    const newcomer = await startDonationStatus({ page_token: issueTokenOfAge(10), amount: 500 });
    await insertPayments({ count: 600, amountCents: 500 });
    const newcomerInFlood = await startDonationStatus({ page_token: issueTokenOfAge(10), amount: 500 });
    const knownDonor = await startDonationStatus({ page_token: issueTokenOfAge(10), amount: 500, email });

    expect([withUsedToken, otherAmount, newcomer]).toEqual([429, 200, 200]);
    expect([newcomerInFlood, knownDonor]).toEqual([429, 200]);
  });

  it('get a lower limit after many declined cards, unless they had a successful payment before', async () => {
    const network = createVisitor();
    const { clientSecret, intentId } = await startDonation(server, buildDonationRequest(), network);
    await sandbox.confirm(clientSecret);
    await postStripeEvent(server, buildStripeEvent({ id: intentId }));
    clockOffsetS += 2 * 86_400;
    for (let networks = 0; networks < 8; networks += 1) {
      const attempt = await startDonation(server, buildDonationRequest());
      const event = () =>
        buildStripeEvent({ id: attempt.intentId }, { type: 'payment_intent.payment_failed' });
      for (let declines = 0; declines < 5; declines += 1) await postStripeEvent(server, event());
    }
    await server.app
      .get(DataSource)
      .query("UPDATE payment_events SET received_at = $1 WHERE type = 'payment_intent.payment_failed'", [
        new Date(startedAt + clockOffsetS * 1000),
      ]);

    const unknown = createVisitor();
    const page_token = issueTokenOfAge(5);
    const passed = { unknown: 0, network: 0 };
    for (let count = 0; count < 4; count += 1) {
      if ((await startDonationStatus({ page_token }, unknown)) === 200) passed.unknown += 1;
      if ((await startDonationStatus({ page_token }, network)) === 200) passed.network += 1;
    }

    expect(passed).toEqual({ unknown: 2, network: 4 });
    expect(await startDonationStatus({ page_token: issueTokenOfAge(20) }, unknown)).toBe(200);
  });
});

describe('a single payment', () => {
  it('limits requests to the provider, even with new page tokens each time', async () => {
    const visitor = createVisitor();
    const request = buildDonationRequest();
    const { intentId } = await startDonation(server, request, visitor);

    const statuses: number[] = [];
    for (let count = 0; count < 40; count += 1) {
      const again = { ...request, page_token: issueTokenOfAge(3) };
      statuses.push((await postDonation(server, again, visitor)).status);
    }
    for (let count = 0; count < 40; count += 1)
      statuses.push((await requestDonationEmail(server, intentId, request)).status);

    expect(statuses.slice(0, 40)).toEqual(Array(40).fill(200));
    expect(statuses.slice(40).filter((status) => status === 409)).toHaveLength(19);
    expect(statuses.at(-1)).toBe(429);
  });
});
