import { randomUUID } from 'node:crypto';
import type { DonationIntentAnswer, DonationIntentRequest } from '@paniscus/domain/donation';
import { PageTokenService } from '@paniscus/server/payments';
import { Clock } from '@paniscus/server/platform';
import {
  aDonation,
  askForEmail,
  aVisitor,
  beginDonation,
  TRUSTING,
  inLanes,
  startTestApp,
  startTestSandbox,
  trialSize,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const TRIES = trialSize({ full: 10_000, short: 1_000 });
const LANES = 16;
/** Payments allowed in ten minutes per network and in total, without and with a page token. */
const OFFICE_MAX = 20;
const OVERALL_MAX = 150 + 1000;
const SECRET = { JWT_SECRET: 'the-same-in-both-processes-of-this-trial' };

let sandbox: TestSandbox;
let servers: [TestApp, TestApp];
let aheadS = 0;

const startOn = async (databaseUrl?: string) => {
  const environment = { ...sandbox.environment, ...TRUSTING, ...SECRET };
  const server = await startTestApp({ ...environment, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
  const clock = server.app.get(Clock);
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + aheadS * 1000));
  return server;
};
/** A second server on the same database; the embedded database allows only one. */
const startBeside = async (first: TestApp) =>
  first.settings.databaseUrl === undefined ? first : startOn(first.settings.databaseUrl);

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const first = await startOn();
  servers = [first, await startBeside(first)];
});
afterAll(async () => {
  const [first, second] = servers;
  if (second !== first) await second.stop();
  await first.stop();
  await sandbox.stop();
});

const aPageToken = () => servers[0].app.get(PageTokenService).issue();

type Visitor = ReturnType<typeof aVisitor>;
type Try = { request: DonationIntentRequest; visitor: Visitor };

/** Sources of the attack: one network and many, a few reused page tokens and fresh ones. */
type Flood = { office: Visitor; elsewhere: Visitor[]; tokens: string[]; fresh: string[] };

const aFlood = (): Flood => ({
  office: aVisitor(),
  elsewhere: Array.from({ length: 400 }, aVisitor),
  tokens: Array.from({ length: 17 }, aPageToken),
  fresh: Array.from({ length: TRIES / 200 }, aPageToken),
});

const pickSharedId = (index: number) => `00000000-0000-4000-8000-${String(index % 50).padStart(12, '0')}`;

/** Varies IPs, tokens, ids, amounts, emails and form fields, as card testing does. */
function getTry(index: number, { office, elsewhere, tokens, fresh }: Flood): Try {
  const page_token = index % 200 === 4 ? fresh.pop() : tokens[index % tokens.length];
  const other = elsewhere[index % elsewhere.length] ?? office;
  const amount = 500 + (index % 900);
  const kinds: Try[] = [
    { request: aDonation({ amount }), visitor: office },
    { request: aDonation({ amount, page_token }), visitor: office },
    { request: aDonation({ amount: 500, page_token }), visitor: office },
    { request: aDonation({ amount }), visitor: elsewhere[index % 7] ?? office },
    { request: aDonation({ amount, page_token }), visitor: other },
    { request: aDonation({ amount: 500, page_token }), visitor: other },
    { request: aDonation({ amount: 100, page_token, email: 'same@example.org' }), visitor: other },
    { request: aDonation({ amount, page_token, donation_id: pickSharedId(index) }), visitor: office },
    { request: aDonation({ page_token, website: 'https://spam.example' }), visitor: office },
    { request: aDonation({ amount: 99, email: 'nobody' }), visitor: other },
  ];
  return kinds[index % kinds.length] as Try;
}

async function beginPatiently(request: DonationIntentRequest, visitor: Visitor) {
  const response = await beginDonation(servers[0], request, visitor);
  if (response.status !== 429) return response;
  aheadS += Math.min(60, Number(response.headers.get('retry-after')));
  return beginDonation(servers[0], request, visitor);
}

/** Only possible with PostgreSQL: the embedded database lives in the server's process. */
async function restartSecond(): Promise<void> {
  if (servers[1] === servers[0]) return;
  await servers[1].stop();
  servers[1] = await startBeside(servers[0]);
}

it('thousands of donations started for card testing make a limited number of payment intents, and an honest donor on the same network gets a receipt', async () => {
  const flood = aFlood();
  const honest = aDonation({ email: `honest-${randomUUID()}@example.org`, page_token: aPageToken() });
  const statuses = new Set<number>();
  let begunInOffice = 0;
  let response: Response | undefined;
  aheadS = 30;
  const attack = async (index: number) => {
    const { request, visitor } = getTry(index, flood);
    const { status } = await beginDonation(servers[index % 2] as TestApp, request, visitor);
    statuses.add(status);
    if (status === 200 && visitor === flood.office) begunInOffice += 1;
    if (index === TRIES / 2) response = await beginPatiently(honest, flood.office);
  };
  const all = Array.from({ length: TRIES }, (_, index) => index);

  await inLanes(LANES, all.slice(0, TRIES / 4), attack);
  await restartSecond();
  await inLanes(LANES, all.slice(TRIES / 4), attack);

  expect([...statuses].sort()).toEqual([200, 422, 429]);
  expect(begunInOffice).toBeLessThanOrEqual(OFFICE_MAX);
  const asked = (await sandbox.calls('stripe')).filter(
    ({ method, path }) => method === 'POST' && path === '/v1/payment_intents',
  );
  expect(asked.length).toBeLessThanOrEqual(OVERALL_MAX);

  expect(response?.status).toBe(200);
  const { clientSecret } = (await response?.json()) as DonationIntentAnswer;
  expect((await sandbox.confirm(clientSecret)).status).toBe(200);
  const intentId = clientSecret.split('_secret_')[0] ?? '';
  expect((await askForEmail(servers[1], intentId, honest)).status).toBe(200);
  expect((await sandbox.mail()).map(({ to }) => to)).toEqual([honest.email]);
}, 300_000);
