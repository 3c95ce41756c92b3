import { randomUUID } from 'node:crypto';
import type { DonationIntentResponse, DonationIntentRequest } from '@paniscus/domain/donation';
import { PageTokenService } from '@paniscus/server/payments';
import { Clock } from '@paniscus/server/platform';
import {
  buildDonationRequest,
  requestDonationEmail,
  createVisitor,
  postDonation,
  TRUST_LOCAL_PROXY,
  runConcurrently,
  startTestApp,
  startTestSandbox,
  trialSize,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const ATTEMPTS = trialSize({ full: 10_000, short: 1_000 });
const CONCURRENCY = 16;
/** Payments allowed in ten minutes per network and in total, without and with a page token. */
const NETWORK_MAX = 20;
const TOTAL_MAX = 150 + 1000;
const SECRET = { JWT_SECRET: 'the-same-in-both-processes-of-this-trial' };

let sandbox: TestSandbox;
let servers: [TestApp, TestApp];
let clockOffsetS = 0;

const startServer = async (databaseUrl?: string) => {
  const environment = { ...sandbox.environment, ...TRUST_LOCAL_PROXY, ...SECRET };
  const server = await startTestApp({ ...environment, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
  const clock = server.app.get(Clock);
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + clockOffsetS * 1000));
  return server;
};
/** A second server on the same database; the embedded database allows only one. */
const startSecondServer = async (first: TestApp) =>
  first.settings.databaseUrl === undefined ? first : startServer(first.settings.databaseUrl);

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const first = await startServer();
  servers = [first, await startSecondServer(first)];
});
afterAll(async () => {
  const [first, second] = servers;
  if (second !== first) await second.stop();
  await first.stop();
  await sandbox.stop();
});

const issuePageToken = () => servers[0].app.get(PageTokenService).issue();

type Visitor = ReturnType<typeof createVisitor>;
type Attempt = { request: DonationIntentRequest; visitor: Visitor };

/** Sources of the attack: one network and many, a few reused page tokens and fresh ones. */
type Flood = { sharedNetwork: Visitor; otherNetworks: Visitor[]; tokens: string[]; fresh: string[] };

const createFlood = (): Flood => ({
  sharedNetwork: createVisitor(),
  otherNetworks: Array.from({ length: 400 }, createVisitor),
  tokens: Array.from({ length: 17 }, issuePageToken),
  fresh: Array.from({ length: ATTEMPTS / 200 }, issuePageToken),
});

const pickSharedId = (index: number) => `00000000-0000-4000-8000-${String(index % 50).padStart(12, '0')}`;

/** Varies IPs, tokens, ids, amounts, emails and form fields, as card testing does. */
function createAttempt(index: number, { sharedNetwork, otherNetworks, tokens, fresh }: Flood): Attempt {
  const page_token = index % 200 === 4 ? fresh.pop() : tokens[index % tokens.length];
  const otherNetwork = otherNetworks[index % otherNetworks.length] ?? sharedNetwork;
  const amount = 500 + (index % 900);
  const kinds: Attempt[] = [
    { request: buildDonationRequest({ amount }), visitor: sharedNetwork },
    { request: buildDonationRequest({ amount, page_token }), visitor: sharedNetwork },
    { request: buildDonationRequest({ amount: 500, page_token }), visitor: sharedNetwork },
    { request: buildDonationRequest({ amount }), visitor: otherNetworks[index % 7] ?? sharedNetwork },
    { request: buildDonationRequest({ amount, page_token }), visitor: otherNetwork },
    { request: buildDonationRequest({ amount: 500, page_token }), visitor: otherNetwork },
    {
      request: buildDonationRequest({ amount: 100, page_token, email: 'same@example.org' }),
      visitor: otherNetwork,
    },
    {
      request: buildDonationRequest({ amount, page_token, donation_id: pickSharedId(index) }),
      visitor: sharedNetwork,
    },
    {
      request: buildDonationRequest({ page_token, website: 'https://spam.example' }),
      visitor: sharedNetwork,
    },
    { request: buildDonationRequest({ amount: 99, email: 'nobody' }), visitor: otherNetwork },
  ];
  return kinds[index % kinds.length] as Attempt;
}

async function postWithRetry(request: DonationIntentRequest, visitor: Visitor) {
  const response = await postDonation(servers[0], request, visitor);
  if (response.status !== 429) return response;
  clockOffsetS += Math.min(60, Number(response.headers.get('retry-after')));
  return postDonation(servers[0], request, visitor);
}

/** Only possible with PostgreSQL: the embedded database lives in the server's process. */
async function restartSecondServer(): Promise<void> {
  if (servers[1] === servers[0]) return;
  await servers[1].stop();
  servers[1] = await startSecondServer(servers[0]);
}

it('thousands of donations started for card testing make a limited number of payment intents, and an honest donor on the same network gets a receipt', async () => {
  const flood = createFlood();
  const honest = buildDonationRequest({
    email: `honest-${randomUUID()}@example.org`,
    page_token: issuePageToken(),
  });
  const statuses = new Set<number>();
  let startedOnSharedNetwork = 0;
  let response: Response | undefined;
  clockOffsetS = 30;
  const attack = async (index: number) => {
    const { request, visitor } = createAttempt(index, flood);
    const { status } = await postDonation(servers[index % 2] as TestApp, request, visitor);
    statuses.add(status);
    if (status === 200 && visitor === flood.sharedNetwork) startedOnSharedNetwork += 1;
    if (index === ATTEMPTS / 2) response = await postWithRetry(honest, flood.sharedNetwork);
  };
  const indexes = Array.from({ length: ATTEMPTS }, (_, index) => index);

  await runConcurrently(CONCURRENCY, indexes.slice(0, ATTEMPTS / 4), attack);
  await restartSecondServer();
  await runConcurrently(CONCURRENCY, indexes.slice(ATTEMPTS / 4), attack);

  expect([...statuses].sort()).toEqual([200, 422, 429]);
  expect(startedOnSharedNetwork).toBeLessThanOrEqual(NETWORK_MAX);
  const intentCalls = (await sandbox.calls('stripe')).filter(
    ({ method, path }) => method === 'POST' && path === '/v1/payment_intents',
  );
  expect(intentCalls.length).toBeLessThanOrEqual(TOTAL_MAX);

  expect(response?.status).toBe(200);
  const { clientSecret } = (await response?.json()) as DonationIntentResponse;
  expect((await sandbox.confirm(clientSecret)).status).toBe(200);
  const intentId = clientSecret.split('_secret_')[0] ?? '';
  expect((await requestDonationEmail(servers[1], intentId, honest)).status).toBe(200);
  expect((await sandbox.mail()).map(({ to }) => to)).toEqual([honest.email]);
}, 300_000);
