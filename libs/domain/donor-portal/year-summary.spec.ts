import { describe, expect, it } from 'vitest';
import type { PastDonation } from './donor-portal-response.schema.ts';
import { getYearStatements } from './year-summary.rules.ts';

const gift = (amount_cents: number, refunded_cents = 0): PastDonation => ({
  receipt_number: '2026-000017',
  receipt_token: 'sample',
  receipt_state: 'valid',
  frequency: 'once',
  given_at: '2026-04-21T10:05:00Z',
  amount_cents,
  refunded_cents,
});

describe('yearly summary statements', () => {
  it('state that nothing was provided in return, and the tax consequences', () => {
    expect(getYearStatements([gift(2500), gift(2500)])).toEqual(['nothingInReturn', 'deduction']);
  });

  it('depend on the largest single donation, not on the total', () => {
    expect(getYearStatements([gift(20_000), gift(20_000)])).toEqual([
      'nothingInReturn',
      'disclosure',
      'deduction',
    ]);
    expect(getYearStatements([gift(25_000), gift(100)])).toContain('acknowledgment');
  });

  it('say nothing about taxes when everything was refunded', () => {
    expect(getYearStatements([gift(25_000, 25_000)])).toEqual(['nothingInReturn']);
  });
});
