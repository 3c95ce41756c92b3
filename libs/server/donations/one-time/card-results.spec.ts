import { DONATION_FREQUENCIES } from '@paniscus/domain/donation';
import {
  buildDonationRequest,
  requestDonationEmail,
  startDonation,
  TRUST_LOCAL_PROXY,
  findStoredDonations,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
  trialSize,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { describe, expect, it, vi } from 'vitest';

const REJECTED_CARDS = [
  ['declined', '4000000000000002'],
  ['without funds', '4000000000009995'],
  ['lost', '4000000000009987'],
  ['stolen', '4000000000009979'],
  ['expired', '4000000000000069'],
  ['with a wrong CVC', '4000000000000127'],
  ['with a processing error', '4000000000000119'],
  ['blocked', '4100000000000019'],
  ['that fails at every charge', '4000000000000341'],
] as const;
const AUTHENTICATED_CARDS = [
  ['requires authentication', '4000002500003155'],
  ['requires authentication each time', '4000002760003184'],
  ['declines after authentication', '4000008400001629'],
] as const;
const ACCEPTED_CARDS = [
  ['valid', '4242424242424242'],
  ['whose holder disputes it later', '4000000000000259'],
  ['with an elevated risk', '4000000000009235'],
] as const;

/** All cards of a kind for the first frequency; in the short form another one for each further frequency. */
function selectCards<T>(cards: readonly T[], place: number): readonly T[] {
  const size = trialSize({ full: cards.length, short: place === 0 ? cards.length : 1 });
  return [...cards.slice(place % cards.length), ...cards].slice(0, size);
}

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
await sandbox.sendEventsTo(server.url);

describe.each(DONATION_FREQUENCIES.map((frequency, place) => ({ frequency, place })))(
  'donation with the frequency "$frequency"',
  ({ frequency, place }) => {
    const donateWith = async (card: string) => {
      const request = buildDonationRequest({ frequency });
      const { clientSecret, intentId } = await startDonation(server, request);
      return { request, intentId, clientSecret, confirmed: await sandbox.confirm(clientSecret, card) };
    };
    const readStatus = async (email: string) =>
      (await findStoredDonations(server, email)).map(({ status }) => status);
    const findEmailsTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to === email);

    it.concurrent.each(selectCards(REJECTED_CARDS, place))(
      'is not charged to a card %s, and is charged once to the next card',
      async (_, card) => {
        const { request, clientSecret, intentId, confirmed } = await donateWith(card);
        await vi.waitFor(
          async () => expect(await readStatus(request.email)).toEqual(['failed']),
          ASYNC_TIMEOUT_MS,
        );

        expect(confirmed.status).toBe(402);
        expect((await requestDonationEmail(server, intentId, request)).status).toBe(409);
        expect(await findEmailsTo(request.email)).toEqual([]);

        expect((await sandbox.confirm(clientSecret)).status).toBe(200);
        expect((await requestDonationEmail(server, intentId, request)).status).toBe(200);
        expect(await readStatus(request.email)).toEqual(['succeeded']);
        await waitUntilIdle(server, sandbox);
        expect(await findEmailsTo(request.email)).toHaveLength(1);
      },
    );

    it.concurrent.each(selectCards(AUTHENTICATED_CARDS, place))(
      'stays pending until the holder authenticates a card that %s',
      async (_, card) => {
        const { request, intentId, confirmed } = await donateWith(card);

        expect(await confirmed.json()).toMatchObject({ status: 'requires_action' });
        expect((await requestDonationEmail(server, intentId, request)).status).toBe(409);
        expect(await readStatus(request.email)).toEqual(['pending']);
        expect(await findEmailsTo(request.email)).toEqual([]);
      },
    );

    it.concurrent.each(selectCards(ACCEPTED_CARDS, place))(
      'is charged to a card that is accepted and sends one receipt (card: %s)',
      async (_, card) => {
        const { request, intentId } = await donateWith(card);

        expect((await requestDonationEmail(server, intentId, request)).status).toBe(200);
        expect(await readStatus(request.email)).toEqual(['succeeded']);
        await waitUntilIdle(server, sandbox);
        expect(await findEmailsTo(request.email)).toHaveLength(1);
      },
    );
  },
);
