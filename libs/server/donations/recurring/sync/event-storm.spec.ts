import {
  begun,
  TRUSTING,
  inLanes,
  aRecurringDonation,
  recurringDonationsIn,
  randomsFrom,
  anEvent,
  deliver,
  donationsIn,
  startTestApp,
  untilIdle,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, SandboxEvent, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const GIFTS_OF_A_KIND = 3;
const COPIES = 3;
const AT_ONCE = 12;
const MONTH_S = 31 * 86_400;
const SEED = 20_261_121;

let sandbox: TestSandbox;
let server: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  const rare = { RECONCILE_EVERY_S: '3600', RECONCILE_AFTER_S: '3600' };
  server = await startTestApp({ ...sandbox.environment, ...TRUSTING, ...rare });
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});

const random = randomsFrom(SEED);
const shuffled = <T>(items: readonly T[]) =>
  items
    .map((item) => ({ item, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);

async function postEvents(events: readonly SandboxEvent[]): Promise<Set<number>> {
  const statuses = new Set<number>();
  const shuffledEvents = shuffled(events.flatMap((event) => Array.from({ length: COPIES }, () => event)));
  await inLanes(
    AT_ONCE,
    shuffledEvents,
    async (event) => void statuses.add((await deliver(server, event)).status),
  );
  return statuses;
}

async function given(): Promise<string> {
  const request = aRecurringDonation({ amount: 2500 });
  const { clientSecret } = await begun(server, request);
  await sandbox.confirm(clientSecret);
  return request.email;
}

const donors = () => Promise.all(Array.from({ length: GIFTS_OF_A_KIND }, given));
const findRecurringDonation = async (email: string) => (await recurringDonationsIn(server, email))[0];
const getEnd = async (email: string) => ({
  state: (await findRecurringDonation(email))?.state,
  donations: (await donationsIn(server, email)).map(({ status }) => status),
  emailIds: (await sandbox.mail())
    .filter(({ to }) => to === email)
    .map(({ messageId }) => messageId.replaceAll(/\d+|@.*/g, ''))
    .sort(),
});

async function giveFailingCard(email: string): Promise<void> {
  const { customerId, subscriptionId } = (await findRecurringDonation(email)) ?? {};
  const attached = await sandbox.stripe('payment_methods/pm_card_chargeCustomerFail/attach', {
    customer: customerId ?? '',
  });
  const { id } = (await attached.json()) as { id: string };
  await sandbox.stripe(`subscriptions/${subscriptionId}`, { default_payment_method: id });
}

const RECEIPT = '<donation--receipt';

describe('a storm of recurring donation events', () => {
  it("ends in the provider's state, although events are lost, duplicated and out of order", async () => {
    const [going, paused, stopped, failing] = [
      await donors(),
      await donors(),
      await donors(),
      await donors(),
    ];
    const half = shuffled((await sandbox.state()).events).filter((_, index) => index % 2 === 0);
    const first = await postEvents(half);
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
    for (const email of failing) await giveFailingCard(email);
    await sandbox.moveClock(MONTH_S);

    const last = await postEvents((await sandbox.state()).events);

    expect([...new Set([...first, ...last])]).toEqual([200]);
    const ends = async (emails: string[]) => Promise.all(emails.map(getEnd));
    const all = <T>(end: T) => Array.from({ length: GIFTS_OF_A_KIND }, () => end);
    const two = ['succeeded', 'succeeded'];
    await untilIdle(server, sandbox);
    expect(await ends(going)).toEqual(all({ state: 'active', donations: two, emailIds: [RECEIPT, RECEIPT] }));
    expect(await ends(paused)).toMatchObject(all({ state: 'paused', donations: ['succeeded'] }));
    expect(await ends(stopped)).toMatchObject(all({ state: 'ended', donations: ['succeeded'] }));
    expect(await ends(failing)).toMatchObject(all({ state: 'past_due', donations: ['succeeded'] }));
    const emailIds = (await ends(failing)).flatMap((end) => end.emailIds);
    expect(emailIds.filter((emailMessage) => emailMessage === '<monthly--failed')).toHaveLength(
      GIFTS_OF_A_KIND,
    );
  });

  it('requests redelivery only of an event whose recurring donation is not stored yet', async () => {
    const about = (metadata: Record<string, string>) =>
      anEvent(
        { id: 'sub_unknown', metadata },
        {
          type: 'customer.subscription.updated',
          data: { object: { object: 'subscription', id: 'sub_unknown', metadata } },
        },
      );

    const ours = await deliver(
      server,
      about({ transaction_type: 'monthly_gift', monthly_gift_id: '123456' }),
    );
    const foreign = await deliver(server, about({}));

    expect([ours.status, foreign.status]).toEqual([409, 200]);
  });

  it('imports a later charge whose dispute arrives first', async () => {
    const email = await given();
    await postEvents((await sandbox.state()).events);
    const known = new Set((await sandbox.state()).intents.map(({ id }) => id));
    await sandbox.moveClock(MONTH_S);
    const gift = await findRecurringDonation(email);
    const { intents } = await sandbox.state();
    const later = intents.find(
      ({ id, ...intent }) => !known.has(id) && Reflect.get(intent, 'customer') === gift?.customerId,
    );

    const response = await deliver(
      server,
      anEvent(
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
    expect(donation?.attention).toBe('The card holder disputes the payment.');
  });
});
