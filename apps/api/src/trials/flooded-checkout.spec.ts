import { randomUUID } from 'node:crypto';
import type { PaymentSetup, PurchaseIntentRequest } from '@paniscus/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisitor, TRUSTING } from '../testing/donations.ts';
import { inLanes } from '../testing/lanes.ts';
import { aPurchase, beginPurchase } from '../testing/orders.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { startTestSandbox } from '../testing/test-sandbox.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';
import { trialSize } from './trial-size.ts';

const TRIES = trialSize({ full: 10_000, short: 1_000 });
/** What one network may begin in ten minutes, with and without a page token. */
const INTENTS_MAX = 20;

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

/** Somebody else's order at every try, all of the same thing. */
const another = (request: PurchaseIntentRequest): PurchaseIntentRequest => ({
  ...request,
  checkout_id: randomUUID(),
  email: `card-${randomUUID()}@example.org`,
});

it('thousands of purchases begun from one address reach the payment provider twenty times at most, and an honest buyer passes', async () => {
  const tester = aVisitor();
  const request = await aPurchase(server);
  const setup = await fetch(`${server.url}/api/stripe-publishable-key/`);
  const { pageToken } = (await setup.json()) as PaymentSetup;
  const statuses = new Map<number, number>();
  const honest: Response[] = [];

  await inLanes(
    8,
    Array.from({ length: TRIES }, (_, index) => index),
    async (index) => {
      const page_token = index % 2 === 0 ? pageToken : undefined;
      const { status } = await beginPurchase(server, { ...another(request), page_token }, tester);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (index === TRIES / 2) honest.push(await beginPurchase(server, another(request)));
    },
  );

  const asked = (await sandbox.calls('stripe')).filter(
    ({ method, path }) => method === 'POST' && path === '/v1/payment_intents',
  );
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect(statuses.get(200)).toBeLessThanOrEqual(INTENTS_MAX);
  expect(asked.length).toBeLessThanOrEqual(INTENTS_MAX + honest.length);
  expect(honest.map(({ status }) => status)).toEqual([200]);
}, 300_000);
