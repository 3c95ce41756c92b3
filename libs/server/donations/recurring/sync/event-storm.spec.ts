import {
  startDonation,
  TRUST_LOCAL_PROXY,
  runConcurrently,
  buildRecurringDonationRequest,
  findStoredRecurringDonations,
  createSeededRandom,
  buildStripeEvent,
  postStripeEvent,
  findStoredDonations,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import type { SandboxEvent } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';

const DONORS_PER_GROUP = 3;
const COPIES = 3;
const CONCURRENCY = 12;
const MONTH_S = 31 * 86_400;
const SEED = 20_261_121;

const intervals = { RECONCILE_EVERY_S: '3600', RECONCILE_AFTER_S: '3600' };
const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, ...intervals });

const random = createSeededRandom(SEED);
const shuffle = <T>(items: readonly T[]) =>
  items
    .map((item) => ({ item, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);

async function postEvents(events: readonly SandboxEvent[]): Promise<Set<number>> {
  const statuses = new Set<number>();
  const shuffledEvents = shuffle(events.flatMap((event) => Array.from({ length: COPIES }, () => event)));
  await runConcurrently(
    CONCURRENCY,
    shuffledEvents,
    async (event) => void statuses.add((await postStripeEvent(server, event)).status),
  );
  return statuses;
}

async function startDonor(): Promise<string> {
  const request = buildRecurringDonationRequest({ amount: 2500 });
  const { clientSecret } = await startDonation(server, request);
  await sandbox.confirm(clientSecret);
  return request.email;
}

const startDonors = () => Promise.all(Array.from({ length: DONORS_PER_GROUP }, startDonor));
const findRecurringDonation = async (email: string) => (await findStoredRecurringDonations(server, email))[0];
const readResult = async (email: string) => ({
  state: (await findRecurringDonation(email))?.state,
  donations: (await findStoredDonations(server, email)).map(({ status }) => status),
  emailIds: (await sandbox.mail())
    .filter(({ to }) => to === email)
    .map(({ messageId }) => messageId.replaceAll(/\d+|@.*/g, ''))
    .sort(),
});

async function attachFailingCard(email: string): Promise<void> {
  const { customerId, subscriptionId } = (await findRecurringDonation(email)) ?? {};
  const attached = await sandbox.stripe('payment_methods/pm_card_chargeCustomerFail/attach', {
    customer: customerId ?? '',
  });
  const { id } = (await attached.json()) as { id: string };
  await sandbox.stripe(`subscriptions/${subscriptionId}`, { default_payment_method: id });
}

const RECEIPT = '<donation--receipt';

describe('a burst of recurring donation events', () => {
  it("results in the provider's state, although events are lost, duplicated and out of order", async () => {
    const [active, paused, stopped, failing] = [
      await startDonors(),
      await startDonors(),
      await startDonors(),
      await startDonors(),
    ];
    const halfOfEvents = shuffle(await sandbox.state('events')).filter((_, index) => index % 2 === 0);
    const first = await postEvents(halfOfEvents);
    for (const email of paused)
      await sandbox.stripe(`subscriptions/${(await findRecurringDonation(email))?.subscriptionId}`, {
        'pause_collection[behavior]': 'void',
      });
    for (const email of stopped)
      await sandbox.stripe(
        `subscriptions/${(await findRecurringDonation(email))?.subscriptionId}`,
        {},
        'DELETE',
      );
    for (const email of failing) await attachFailingCard(email);
    await sandbox.advanceClock(MONTH_S);

    const last = await postEvents(await sandbox.state('events'));

    expect([...new Set([...first, ...last])]).toEqual([200]);
    const readResults = async (emails: string[]) => Promise.all(emails.map(readResult));
    const repeat = <T>(result: T) => Array.from({ length: DONORS_PER_GROUP }, () => result);
    const two = ['succeeded', 'succeeded'];
    await waitUntilIdle(server, sandbox);
    expect(await readResults(active)).toEqual(
      repeat({ state: 'active', donations: two, emailIds: [RECEIPT, RECEIPT] }),
    );
    expect(await readResults(paused)).toMatchObject(repeat({ state: 'paused', donations: ['succeeded'] }));
    expect(await readResults(stopped)).toMatchObject(repeat({ state: 'ended', donations: ['succeeded'] }));
    expect(await readResults(failing)).toMatchObject(repeat({ state: 'past_due', donations: ['succeeded'] }));
    const emailIds = (await readResults(failing)).flatMap((result) => result.emailIds);
    expect(emailIds.filter((emailId) => emailId === '<monthly--failed')).toHaveLength(DONORS_PER_GROUP);
  });

  it('requests redelivery only of an event whose recurring donation is not stored yet', async () => {
    const buildUnknownEvent = (metadata: Record<string, string>) =>
      buildStripeEvent(
        { id: 'sub_unknown', metadata },
        {
          type: 'customer.subscription.updated',
          data: { object: { object: 'subscription', id: 'sub_unknown', metadata } },
        },
      );

    const ours = await postStripeEvent(
      server,
      buildUnknownEvent({ transaction_type: 'monthly_gift', monthly_gift_id: '123456' }),
    );
    const foreign = await postStripeEvent(server, buildUnknownEvent({}));

    expect([ours.status, foreign.status]).toEqual([409, 200]);
  });

  it('imports a later charge whose dispute arrives first', async () => {
    const email = await startDonor();
    await postEvents(await sandbox.state('events'));
    const known = new Set((await sandbox.state('intents')).map(({ id }) => id));
    await sandbox.advanceClock(MONTH_S);
    const recurringDonation = await findRecurringDonation(email);
    const intents = await sandbox.state('intents');
    const later = intents.find(
      ({ id, ...intent }) =>
        !known.has(id) && Reflect.get(intent, 'customer') === recurringDonation?.customerId,
    );

    const response = await postStripeEvent(
      server,
      buildStripeEvent(
        { id: 'dp_1' },
        {
          type: 'charge.dispute.created',
          data: { object: { object: 'dispute', id: 'dp_1', payment_intent: later?.id } },
        },
      ),
    );

    expect(response.status).toBe(200);
    const [donation] = await server.app
      .get(DataSource)
      .query<{ attention: string }[]>(
        'SELECT attention FROM donations WHERE email = $1 ORDER BY id DESC LIMIT 1',
        [email],
      );
    expect(donation?.attention).toBe('The cardholder has disputed the payment.');
  });
});
