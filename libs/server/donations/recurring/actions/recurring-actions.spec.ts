import {
  TRUST_LOCAL_PROXY,
  postDonorAction,
  runDonorAction,
  CARD_DECLINED_AFTER_ATTACHING,
  confirmNewCard,
  startRecurringDonation,
  findStoredRecurringDonations,
  OTHER_VALID_CARD,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import type { Donor } from '@paniscus/server/testing';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const CHANGES: [string, object][] = [
  ['amount', { amount: 4000, gift_amount: 4000 }],
  ['pause', { months: 1 }],
  ['resume', {}],
  ['stop', {}],
  ['retry', {}],
  ['card', {}],
  ['card/confirm', { setup_intent_id: 'seti_another' }],
];

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
await sandbox.sendEventsTo(server.url);

beforeEach(() => sandbox.reset());

const startDonor = () => startRecurringDonation(server, sandbox, { amount: 2500 });
const findStored = async ({ email }: Donor) => (await findStoredRecurringDonations(server, email)).at(-1);
const readStatus = async (donor: Donor, action: string, body: object = {}) =>
  (await postDonorAction(server, donor, action, body)).status;
const findChangeEmails = async ({ email }: Donor) =>
  (await sandbox.mail()).filter(({ to, subject }) => to === email && subject.includes('changed'));

describe('donor portal link', () => {
  let donor: Donor;
  let other: Donor;
  beforeAll(async () => {
    [donor, other] = [await startDonor(), await startDonor()];
  });

  it.each(CHANGES)(
    "does not allow the action “%s” on another donor's recurring donation",
    async (action, body) => {
      const before = await findStored(other);

      const responses = [
        await readStatus({ ...donor, id: other.id }, action, body),
        await readStatus({ ...other, token: 'A'.repeat(43) }, action, body),
        await readStatus({ ...other, token: other.token.slice(1) }, action, body),
      ];

      expect(responses).toEqual([404, 404, 404]);
      expect(await findStored(other)).toMatchObject({ state: 'active', amountCents: before?.amountCents });
    },
  );

  it("does not accept a card set up for another donor's recurring donation", async () => {
    const setup_intent_id = await confirmNewCard(server, sandbox, other, OTHER_VALID_CARD);

    const response = await readStatus(donor, 'card/confirm', { setup_intent_id });

    expect(response).toBe(404);
    expect(await findStored(donor)).toMatchObject({ cardLast4: '4242' });
  });

  it('limits how many cards can be tried in a row', async () => {
    const donor = await startDonor();
    const responses: number[] = [];

    for (let attempts = 0; attempts < 12; attempts += 1) responses.push(await readStatus(donor, 'card'));

    expect(responses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(responses.slice(10)).toEqual([429, 429]);
  });
});

describe('changes to a recurring donation', () => {
  it('applies and notifies once when requested several times, and keeps it from a tab opened before', async () => {
    const donor = await startDonor();
    const input = { amount: 4000, gift_amount: 4000, current_amount: 2500 };

    const responses = await Promise.all([1, 2, 3].map(() => runDonorAction(server, donor, 'amount', input)));
    const stale = await readStatus(donor, 'amount', { ...input, amount: 3000, gift_amount: 3000 });

    expect(stale).toBe(409);
    expect(responses.map(({ amount_cents }) => amount_cents)).toEqual([4000, 4000, 4000]);
    await waitUntilIdle(server, sandbox);
    expect(await findChangeEmails(donor)).toHaveLength(1);
    expect((await findChangeEmails(donor))[0]?.text).toContain('$40.00');
  });

  it('rejects malformed requests', async () => {
    const donor = await startDonor();
    const malformed: [string, object][] = [
      ['amount', { amount: 99, gift_amount: 99 }],
      ['amount', { amount: 4000, gift_amount: 4000, covers_cost: true }],
      ['pause', { months: 5 }],
      ['card/confirm', { setup_intent_id: 'mine' }],
    ];

    for (const [action, body] of malformed)
      expect([action, body, await readStatus(donor, action, body)]).toEqual([action, body, 422]);
  });

  it('rejects changes after the end, but still allows stopping again', async () => {
    const donor = await startDonor();
    await runDonorAction(server, donor, 'stop');

    const responses = await Promise.all(CHANGES.map(([action, body]) => readStatus(donor, action, body)));

    expect(responses).toEqual([409, 409, 409, 200, 409, 409, 409]);
  });

  it('makes no change while the provider is unavailable and succeeds afterward', async () => {
    const donor = await startDonor();
    await waitUntilIdle(server, sandbox);
    const before = await findStored(donor);
    await sandbox.injectFault({ service: 'stripe', mode: 'down' });
    const down = await postDonorAction(server, donor, 'pause', { months: 1 });
    await sandbox.clearFaults();
    await waitUntilIdle(server, sandbox);
    const between = await findStored(donor);
    const emails = await findChangeEmails(donor);

    const after = await runDonorAction(server, donor, 'pause', { months: 1 });

    expect(down.status).toBe(503);
    expect(Number(down.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(before).toMatchObject({ state: 'active', resumesAt: null });
    expect(between).toEqual(before);
    expect(emails).toEqual([]);
    expect(after.state).toBe('paused');
  });

  it('records and notifies a change made at the provider when its response was lost', async () => {
    const donor = await startDonor();
    await sandbox.stripe(`subscriptions/${(await findStored(donor))?.subscriptionId}`, {
      'pause_collection[behavior]': 'void',
    });

    await vi.waitFor(
      async () => expect(await findStored(donor)).toMatchObject({ state: 'paused' }),
      ASYNC_TIMEOUT_MS,
    );
    await waitUntilIdle(server, sandbox);
    expect(await findChangeEmails(donor)).toHaveLength(1);
  });
});

describe('replacing the card', () => {
  it('changes nothing when the card is not confirmed', async () => {
    const donor = await startDonor();
    const response = await postDonorAction(server, donor, 'card');
    const { clientSecret } = (await response.json()) as { clientSecret: string };

    const [setup_intent_id] = clientSecret.split('_secret_');
    const confirmed = await readStatus(donor, 'card/confirm', { setup_intent_id });

    expect(confirmed).toBe(409);
    expect(await findStored(donor)).toMatchObject({ cardLast4: '4242' });
  });

  it('uses the new card even if the browser was closed right after confirmation', async () => {
    const donor = await startDonor();

    await confirmNewCard(server, sandbox, donor, OTHER_VALID_CARD);

    await vi.waitFor(
      async () => expect(await findStored(donor)).toMatchObject({ cardLast4: '4444' }),
      ASYNC_TIMEOUT_MS,
    );
  });

  it('never replaces a newer card with an older one, however late its confirmation arrives', async () => {
    const donor = await startDonor();
    const older = await confirmNewCard(server, sandbox, donor, CARD_DECLINED_AFTER_ATTACHING);
    await runDonorAction(server, donor, 'card/confirm', { setup_intent_id: older });
    await sandbox.advanceClock(60);
    const newer = await confirmNewCard(server, sandbox, donor, OTHER_VALID_CARD);
    await runDonorAction(server, donor, 'card/confirm', { setup_intent_id: newer });

    const again = await runDonorAction(server, donor, 'card/confirm', { setup_intent_id: older });

    expect(again.card).toMatchObject({ last4: '4444' });
  });
});
