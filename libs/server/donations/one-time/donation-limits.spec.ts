import type { PaymentSetup } from '@paniscus/domain/donation';
import { Clock } from '@paniscus/server/platform';
import {
  aDonation,
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
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const TRIES = 500;

let sandbox: TestSandbox;
let server: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING });
});
beforeEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

/** Page token old enough for a person to have filled in the form. */
async function aPageToken(): Promise<string> {
  const response = await fetch(`${server.url}/api/stripe-publishable-key/`);
  const { pageToken } = (await response.json()) as PaymentSetup;
  vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + 3000));
  return pageToken;
}

async function flood(visitor: Record<string, string>, change: object): Promise<Response[]> {
  const responses: Response[] = [];
  for (let sent = 0; sent < TRIES; sent += 20)
    responses.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          beginDonation(server, aDonation({ amount: 1000 + sent + index, ...change }), visitor),
        ),
      )),
    );
  return responses;
}

const passed = (responses: Response[]) => responses.filter(({ status }) => status === 200).length;

describe('card testing limits', () => {
  it('allow four payments per IP without a page token, and still admit an honest donor there', async () => {
    const visitor = aVisitor();

    const responses = await flood(visitor, {});
    const honest = await beginDonation(server, aDonation({ page_token: await aPageToken() }), visitor);

    expect(passed(responses)).toBe(4);
    expect(responses.every(({ status }) => status === 200 || status === 429)).toBe(true);
    const refused = responses.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(honest.status).toBe(200);
  });

  it('also limit an IP with a page token, and still admit an honest donor elsewhere', async () => {
    const page_token = await aPageToken();
    const visitor = aVisitor();

    const responses = await flood(visitor, { page_token });
    const honest = await beginDonation(server, aDonation({ page_token: await aPageToken() }));

    expect(passed(responses)).toBeLessThanOrEqual(16);
    expect(honest.status).toBe(200);
  });

  it('count an IPv6 network as one address', async () => {
    const responses = [];
    for (let host = 1; host <= 8; host += 1)
      responses.push(
        await beginDonation(server, aDonation(), { 'x-forwarded-for': `2001:db8:7:7::${host}` }),
      );

    expect(passed(responses)).toBe(4);
  });

  it('limit payments per email across IPs', async () => {
    const responses = [];
    for (let amount = 1000; amount < 1030; amount += 1)
      responses.push(await beginDonation(server, aDonation({ amount, email: 'same@example.org' })));

    expect(passed(responses)).toBe(20);
  });

  it('limit payments of the same tiny amount across IPs', async () => {
    const responses = [];
    for (let count = 0; count < 40; count += 1)
      responses.push(await beginDonation(server, aDonation({ amount: 100 })));

    expect(passed(responses)).toBe(30);
  });

  it('block an IP after ten declined cards', async () => {
    const visitor = aVisitor();
    const page_token = await aPageToken();
    for (let count = 0; count < 2; count += 1) {
      const { intentId } = await begun(server, aDonation({ page_token }), visitor);
      for (let declines = 0; declines < 5; declines += 1)
        await deliver(server, anEvent({ id: intentId }, { type: 'payment_intent.payment_failed' }));
    }

    const next = await beginDonation(server, aDonation({ page_token }), visitor);

    expect(next.status).toBe(429);
  });

  it('cancel a payment after too many declined cards', async () => {
    const request = aDonation();
    const { intentId, clientSecret } = await begun(server, request);
    for (let declines = 0; declines < 6; declines += 1) {
      await sandbox.confirm(clientSecret, '4000000000000002');
      await deliver(server, anEvent({ id: intentId }, { type: 'payment_intent.payment_failed' }));
    }

    const confirmed = await sandbox.confirm(clientSecret);

    expect(confirmed.status).toBe(400);
    expect((await sandbox.state()).intents.find(({ id }) => id === intentId)?.status).toBe('canceled');
  });

  it('do not count repeated submits of the same form', async () => {
    const visitor = aVisitor();
    const request = aDonation();

    const responses = [];
    for (let presses = 0; presses < 20; presses += 1)
      responses.push(await beginDonation(server, request, visitor));

    expect(passed(responses)).toBe(20);
  });

  it('reset after a while', async () => {
    const visitor = aVisitor();
    await flood(visitor, {});
    vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + 11 * 60_000));

    const later = await beginDonation(server, aDonation(), visitor);

    expect(later.status).toBe(200);
  });
});
