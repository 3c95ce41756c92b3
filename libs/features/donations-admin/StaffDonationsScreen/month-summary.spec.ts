import { describe, expect, it } from 'vitest';
import { toMonthBars, describeMonths } from './month-summary';

const month = (changes: object) => ({
  month: '2026-11',
  once_cents: 0,
  monthly_cents: 0,
  refunded_cents: 0,
  count: 0,
  ...changes,
});

describe('monthly totals as text', () => {
  it('states the total of the year, the best month and the refunds', () => {
    const totals = [
      month({ month: '2026-10', once_cents: 100_000, monthly_cents: 2500, count: 3 }),
      month({ month: '2026-11', once_cents: 50_000, monthly_cents: 5000, refunded_cents: 1001, count: 4 }),
    ];

    expect(describeMonths(totals)).toBe(
      '$1,575.00 in twelve months from 7 gifts, including $75.00 from recurring gifts. Best month: October 2026 ($1,025.00). $10.01 was refunded.',
    );
    expect(describeMonths([month({ once_cents: 100, count: 1 })])).toContain('from 1 gift,');
    expect(describeMonths([month({})])).toBe('No gifts in the last twelve months.');
  });

  it('names months in UTC, regardless of the local time zone', () => {
    const [bar] = toMonthBars([month({ month: '2026-01', once_cents: 100, monthly_cents: 200 })]);

    expect(bar).toEqual({ label: 'Jan', name: 'January 2026', values: [100, 200], negativeValue: 0 });
  });
});
