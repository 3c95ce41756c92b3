import { describe, expect, it } from 'vitest';
import { nextLookAt } from './next-sync-at.ts';
import { readCostCents } from './provider-subscription.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;
const RHYTHM = { reconcileEveryS: 60, reconcileAfterS: 60 };

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const lookAfterEnd = (days: number, hasOpenBill: boolean) => {
  const gift = { state: 'ended', nextAt: null, createdAt: daysAgo(400), endedAt: daysAgo(days) } as const;
  return nextLookAt(gift, hasOpenBill, NOW, RHYTHM);
};

describe('covered processing cost of a charge', () => {
  it('is read from the metadata written for that exact amount', () => {
    expect(readCostCents({ charge_cents: '2606', cost_cents: '106' }, 2606)).toBe(106);
  });

  it.each([
    ['another sum was charged', { charge_cents: '2606', cost_cents: '106' }, 5000],
    ['nothing was told', {}, 2606],
    ['it is no sum', { charge_cents: '2606', cost_cents: 'many' }, 2606],
    ['nothing would be left of the gift', { charge_cents: '2606', cost_cents: '2606' }, 2606],
  ])('is 0 when %s', (_, metadata: Record<string, string>, charged) => {
    expect(readCostCents(metadata, charged)).toBe(0);
  });
});

describe('an ended recurring donation', () => {
  it('is polled daily while an open invoice may still be paid', () => {
    expect(lookAfterEnd(2, true)).toEqual(new Date(NOW.getTime() + DAY_MS));
  });

  it('is not polled without an open invoice, nor after a month', () => {
    expect([lookAfterEnd(2, false), lookAfterEnd(31, true)]).toEqual([null, null]);
  });
});
