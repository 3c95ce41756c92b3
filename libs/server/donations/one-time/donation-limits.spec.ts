import type { PaymentSetup } from '@paniscus/domain/donation';
import { Clock } from '@paniscus/server/platform';
import {
  buildDonationRequest,
  createVisitor,
  postDonation,
  startDonation,
  TRUST_LOCAL_PROXY,
  buildStripeEvent,
  postStripeEvent,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const ATTEMPTS = 500;

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);

beforeEach(() => vi.restoreAllMocks());

/** Page token old enough for a person to have filled in the form. */
async function fetchPageToken(): Promise<string> {
  const response = await fetch(`${server.url}/api/stripe-publishable-key/`);
  const { pageToken } = (await response.json()) as PaymentSetup;
  vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + 3000));
  return pageToken;
}

async function flood(visitor: Record<string, string>, change: object): Promise<Response[]> {
  const responses: Response[] = [];
  for (let sent = 0; sent < ATTEMPTS; sent += 20)
    responses.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          postDonation(server, buildDonationRequest({ amount: 1000 + sent + index, ...change }), visitor),
        ),
      )),
    );
  return responses;
}

const countAccepted = (responses: Response[]) => responses.filter(({ status }) => status === 200).length;

describe('card testing limits', () => {
  it('allow four payments per IP without a page token, and still admit an honest donor there', async () => {
    const visitor = createVisitor();

    const responses = await flood(visitor, {});
    const honestDonation = await postDonation(
      server,
      buildDonationRequest({ page_token: await fetchPageToken() }),
      visitor,
    );

    const admitted = responses.filter(({ status }) => status !== 429);
    expect(admitted).toHaveLength(4);
    // On a busy machine the sandbox may miss the time limit for payment providers.
    expect(admitted.every(({ status }) => status === 200 || status === 503)).toBe(true);
    const rejected = responses.find(({ status }) => status === 429);
    expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(honestDonation.status).toBe(200);
  });

  it('apply to an IP with a page token, and still admit an honest donor on another IP', async () => {
    const page_token = await fetchPageToken();
    const visitor = createVisitor();

    const responses = await flood(visitor, { page_token });
    const honestDonation = await postDonation(
      server,
      buildDonationRequest({ page_token: await fetchPageToken() }),
    );

    expect(countAccepted(responses)).toBeLessThanOrEqual(16);
    expect(honestDonation.status).toBe(200);
  });

  it('count an IPv6 network as one IP', async () => {
    const responses = [];
    for (let host = 1; host <= 8; host += 1)
      responses.push(
        await postDonation(server, buildDonationRequest(), { 'x-forwarded-for': `2001:db8:7:7::${host}` }),
      );

    expect(countAccepted(responses)).toBe(4);
  });

  it('limit payments per email across IPs', async () => {
    const responses = [];
    for (let amount = 1000; amount < 1030; amount += 1)
      responses.push(await postDonation(server, buildDonationRequest({ amount, email: 'same@example.org' })));

    expect(countAccepted(responses)).toBe(20);
  });

  it('limit payments of the same tiny amount across IPs', async () => {
    const responses = [];
    for (let count = 0; count < 40; count += 1)
      responses.push(await postDonation(server, buildDonationRequest({ amount: 100 })));

    expect(countAccepted(responses)).toBe(30);
  });

  it('block an IP after ten declined cards', async () => {
    const visitor = createVisitor();
    const page_token = await fetchPageToken();
    for (let count = 0; count < 2; count += 1) {
      const { intentId } = await startDonation(server, buildDonationRequest({ page_token }), visitor);
      for (let declines = 0; declines < 5; declines += 1)
        await postStripeEvent(
          server,
          buildStripeEvent({ id: intentId }, { type: 'payment_intent.payment_failed' }),
        );
    }

    const next = await postDonation(server, buildDonationRequest({ page_token }), visitor);

    expect(next.status).toBe(429);
  });

  it('cancel a payment after too many declined cards', async () => {
    const request = buildDonationRequest();
    const { intentId, clientSecret } = await startDonation(server, request);
    for (let declines = 0; declines < 6; declines += 1) {
      await sandbox.confirm(clientSecret, '4000000000000002');
      await postStripeEvent(
        server,
        buildStripeEvent({ id: intentId }, { type: 'payment_intent.payment_failed' }),
      );
    }

    const confirmed = await sandbox.confirm(clientSecret);

    expect(confirmed.status).toBe(400);
    expect((await sandbox.state('intents')).find(({ id }) => id === intentId)?.status).toBe('canceled');
  });

  it('do not count repeated submits of the same form', async () => {
    const visitor = createVisitor();
    const request = buildDonationRequest();

    const responses = [];
    for (let submits = 0; submits < 20; submits += 1)
      responses.push(await postDonation(server, request, visitor));

    expect(countAccepted(responses)).toBe(20);
  });

  it('reset after ten minutes', async () => {
    const visitor = createVisitor();
    await flood(visitor, {});
    vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + 11 * 60_000));

    const later = await postDonation(server, buildDonationRequest(), visitor);

    expect(later.status).toBe(200);
  });
});
