import { describe, expect, it } from 'vitest';
import type { PastDonation } from './donor-portal-response.schema.ts';
import { getYearStatements } from './year-summary.rules.ts';

const createDonation = (amount_cents: number, refunded_cents = 0): PastDonation => ({
  receipt_number: '2026-000017',
  receipt_token: 'sample',
  receipt_state: 'valid',
  frequency: 'once',
  given_at: '2026-04-21T10:05:00Z',
  amount_cents,
  refunded_cents,
});

describe('yearly summary statements', () => {
  it('state that nothing was provided in return and that the donation is deductible', () => {
    expect(getYearStatements([createDonation(2500), createDonation(2500)])).toEqual([
      'noGoodsOrServices',
      'deduction',
    ]);
  });

  it('depend on the largest single donation, not on the total', () => {
    expect(getYearStatements([createDonation(20_000), createDonation(20_000)])).toEqual([
      'noGoodsOrServices',
      'disclosure',
      'deduction',
    ]);
    expect(getYearStatements([createDonation(25_000), createDonation(100)])).toContain('acknowledgment');
  });

  it('are empty when everything was refunded', () => {
    expect(getYearStatements([createDonation(25_000, 25_000)])).toEqual([]);
  });
});
