import { expect, it } from 'vitest';
import { describeIncome, toIncomeBars } from './income';

const month = (changes: object) => ({
  month: '2026-11',
  sales_cents: 0,
  donations_cents: 0,
  refunded_cents: 0,
  ...changes,
});

it('stacks sales on donations, with refunds below', () => {
  const bars = toIncomeBars([
    month({ month: '2026-01', donations_cents: 100, sales_cents: 200, refunded_cents: 50 }),
  ]);

  expect(bars).toEqual([{ label: 'Jan', name: 'January 2026', values: [100, 200], negativeValue: 50 }]);
});

it('states the totals of the year, the current month and the refunds', () => {
  const months = [
    month({ month: '2026-10', donations_cents: 100_000, sales_cents: 6470 }),
    month({ donations_cents: 5000, refunded_cents: 1001 }),
  ];

  expect(describeIncome(months)).toBe(
    '$1,050.00 in donations and $64.70 in sales in twelve months. This month: $50.00. $10.01 was refunded.',
  );
  expect(describeIncome([month({ sales_cents: 6470 })])).toContain('Nothing was refunded.');
  expect(describeIncome([month({})])).toBe('No donations or sales in the last twelve months.');
});
