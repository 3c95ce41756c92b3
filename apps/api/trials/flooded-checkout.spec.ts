import { randomUUID } from 'node:crypto';
import type { PurchaseIntentRequest } from '@paniscus/domain/checkout';
import type { PaymentSetup } from '@paniscus/domain/donation';
import {
  createVisitor,
  TRUST_LOCAL_PROXY,
  runConcurrently,
  createPurchaseRequest,
  postPurchase,
  startServerWithSandbox,
  trialSize,
} from '@paniscus/server/testing';
import { expect, it } from 'vitest';

const ATTEMPTS = trialSize({ full: 10_000, short: 1_000 });
/** Payments that one network may start in ten minutes, with and without a page token. */
const INTENTS_MAX = 20;

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);

/** The same cart under a new checkout id and email. */
const copyRequest = (request: PurchaseIntentRequest): PurchaseIntentRequest => ({
  ...request,
  checkout_id: randomUUID(),
  email: `card-${randomUUID()}@example.org`,
});

it('thousands of purchases started from one IP make at most twenty payment intents, and an honest buyer still passes', async () => {
  const attacker = createVisitor();
  const request = await createPurchaseRequest(server);
  const response = await fetch(`${server.url}/api/stripe-publishable-key/`);
  const { pageToken } = (await response.json()) as PaymentSetup;
  const statuses = new Map<number, number>();
  const honest: Response[] = [];

  await runConcurrently(
    8,
    Array.from({ length: ATTEMPTS }, (_, index) => index),
    async (index) => {
      const page_token = index % 2 === 0 ? pageToken : undefined;
      const { status } = await postPurchase(server, { ...copyRequest(request), page_token }, attacker);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (index === ATTEMPTS / 2) honest.push(await postPurchase(server, copyRequest(request)));
    },
  );

  const intentCalls = (await sandbox.calls('stripe')).filter(
    ({ method, path }) => method === 'POST' && path === '/v1/payment_intents',
  );
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect(statuses.get(200)).toBeLessThanOrEqual(INTENTS_MAX);
  expect(intentCalls.length).toBeLessThanOrEqual(INTENTS_MAX + honest.length);
  expect(honest.map(({ status }) => status)).toEqual([200]);
}, 300_000);
