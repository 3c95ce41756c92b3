import { randomUUID } from 'node:crypto';
import type { PurchaseIntentRequest } from '@paniscus/domain/checkout';
import type { PaymentSetup } from '@paniscus/domain/donation';
import {
  aVisitor,
  TRUSTING,
  inLanes,
  aPurchase,
  beginPurchase,
  startTestApp,
  startTestSandbox,
  trialSize,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const TRIES = trialSize({ full: 10_000, short: 1_000 });
/** Payments that one network may start in ten minutes, with and without a page token. */
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

/** The same cart under a new checkout id and email. */
const another = (request: PurchaseIntentRequest): PurchaseIntentRequest => ({
  ...request,
  checkout_id: randomUUID(),
  email: `card-${randomUUID()}@example.org`,
});

it('thousands of purchases started from one IP make at most twenty payment intents, and an honest buyer still passes', async () => {
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
