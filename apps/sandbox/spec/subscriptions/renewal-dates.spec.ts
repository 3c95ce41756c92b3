import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { createActiveSubscription, listInvoices } from './test-subscriptions.ts';

const buildTime = (date: string) => `${date}T12:00:00Z`;
const toSeconds = (date: string) => Date.parse(buildTime(date)) / 1000;
const toDate = (seconds = 0) => new Date(seconds * 1000).toISOString().slice(0, 10);

/** A subscription that starts on the date and renews every interval. */
async function startOn(date: string, interval: 'month' | 'year') {
  const price_data = { product: 'monthly-gift', currency: 'usd', unit_amount: 2500, recurring: { interval } };
  const site = await createActiveSubscription(
    { SANDBOX_FIXED_TIME: buildTime(date) },
    {},
    { items: [{ price_data }] },
  );
  let now = toSeconds(date);
  const advanceTo = async (seconds: number) => {
    await site.advanceClock(seconds - now);
    now = seconds;
  };
  return { ...site, advanceTo };
}

const listCharges = async (stripe: Stripe, id: string) =>
  (await listInvoices(stripe, id))
    .map(({ created, status, lines }) => [
      toDate(created),
      status,
      toDate(lines.data[0]?.period.start),
      toDate(lines.data[0]?.period.end),
    ])
    .reverse();

describe('subscription renewal by date', () => {
  it.each([
    ['2026-01-31', 'month', '2026-02-28', '2026-03-31', '2026-04-30'],
    ['2028-01-31', 'month', '2028-02-29', '2028-03-31', '2028-04-30'],
    ['2028-02-29', 'month', '2028-03-29', '2028-04-29', '2028-05-29'],
    ['2026-12-31', 'month', '2027-01-31', '2027-02-28', '2027-03-31'],
    ['2028-02-29', 'year', '2029-02-28', '2030-02-28', '2031-02-28'],
  ] as const)(
    'after %s, every %s, is due on %s, then on %s',
    async (start, interval, first, second, third) => {
      const { stripe, id, advanceTo } = await startOn(start, interval);

      await advanceTo(toSeconds(first) - 1);
      const early = await listCharges(stripe, id);
      await advanceTo(toSeconds(first));
      await advanceTo(toSeconds(second));

      expect(early).toEqual([[start, 'paid', start, first]]);
      expect(await listCharges(stripe, id)).toEqual([
        [start, 'paid', start, first],
        [first, 'paid', first, second],
        [second, 'paid', second, third],
      ]);
    },
  );
});
