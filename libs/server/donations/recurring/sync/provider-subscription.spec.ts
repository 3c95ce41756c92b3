import { DAY_MS } from '@paniscus/domain/timing';
import { describe, expect, it } from 'vitest';
import { computeNextSyncAt } from './next-sync-at.ts';
import { readCostCents, sumDroppedCharges, toProviderColumns } from './provider-subscription.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const INTERVALS = { reconcileEveryS: 60, reconcileAfterS: 60 };

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const computeSyncAfterEnd = (days: number, hasOpenInvoice: boolean) => {
  const recurringDonation = {
    state: 'ended',
    nextAt: null,
    createdAt: daysAgo(400),
    endedAt: daysAgo(days),
  } as const;
  return computeNextSyncAt(recurringDonation, hasOpenInvoice, NOW, INTERVALS);
};

describe('covered processing cost of a charge', () => {
  it('is read from the metadata written for that exact amount', () => {
    expect(readCostCents({ charge_cents: '2606', cost_cents: '106' }, 2606)).toBe(106);
  });

  it.each([
    ['another amount was charged', { charge_cents: '2606', cost_cents: '106' }, 5000],
    ['the metadata is missing', {}, 2606],
    ['the metadata is not a number', { charge_cents: '2606', cost_cents: 'many' }, 2606],
    ['the cost would equal the charge', { charge_cents: '2606', cost_cents: '2606' }, 2606],
  ])('is 0 when %s', (_, metadata: Record<string, string>, charged) => {
    expect(readCostCents(metadata, charged)).toBe(0);
  });
});

describe('the overdue amount', () => {
  const invoice = {
    invoiceId: 'in_1',
    status: 'open',
    amountCents: 4150,
    intentId: undefined,
    isFirst: false,
    isAttempted: true,
    nextAttemptAt: undefined,
    paidAt: undefined,
    metadata: {},
  } as const;
  const subscription = {
    subscriptionId: 'sub_1',
    status: 'past_due',
    amountCents: 2500,
    metadata: {},
    startedAt: NOW,
  } as unknown as Parameters<typeof toProviderColumns>[0]['subscription'];

  it('is what the failed charges asked for, even if the amount was changed since', () => {
    const provider = { subscription, invoices: [invoice], failure: undefined };

    expect(toProviderColumns(provider, 'past_due').overdueCents).toBe(4150);
  });

  it.each([
    ['the charge was paid', { ...invoice, status: 'paid' }, 'active'],
    ['the charge was not tried yet', { ...invoice, isAttempted: false }, 'active'],
    ['the donation has ended', invoice, 'ended'],
  ] as const)('is 0 when %s', (_, only, state) => {
    const provider = { subscription, invoices: [only], failure: undefined };

    expect(toProviderColumns(provider, state).overdueCents).toBe(0);
  });
});

describe('the dropped charges', () => {
  const toInvoice = ([status, isAttempted]: readonly [string, boolean]) =>
    ({ status, isAttempted, amountCents: 2500 }) as Parameters<typeof sumDroppedCharges>[0][number];

  it.each([
    [
      'those before the pause',
      [
        ['void', true],
        ['void', true],
        ['paid', true],
        ['void', true],
      ],
      5000,
    ],
    [
      'none of a month that a pause skipped',
      [
        ['void', false],
        ['void', true],
        ['paid', true],
      ],
      0,
    ],
    ['none without a charge', [], 0],
  ] as const)('are %s', (_, invoices, cents) => {
    expect(sumDroppedCharges(invoices.map(toInvoice))).toBe(cents);
  });
});

describe('an ended recurring donation', () => {
  it('is polled daily while an open invoice may still be paid', () => {
    expect(computeSyncAfterEnd(2, true)).toEqual(new Date(NOW.getTime() + DAY_MS));
  });

  it('is not polled without an open invoice, nor after a month', () => {
    expect([computeSyncAfterEnd(2, false), computeSyncAfterEnd(31, true)]).toEqual([null, null]);
  });
});
