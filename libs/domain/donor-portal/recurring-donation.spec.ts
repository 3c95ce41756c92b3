import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canRecurringDonationMove,
  cardEndsAt,
  isCardEnding,
  MONTHLY_STATES,
} from './recurring-donation.rules.ts';

const anyState = fc.constantFrom(...MONTHLY_STATES);

describe('the state of a monthly gift', () => {
  it('never leaves the end, never stays by moving, and is pending once only', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(canRecurringDonationMove('ended', state)).toBe(false);
        expect(canRecurringDonationMove(state, state)).toBe(false);
        expect(canRecurringDonationMove(state, 'pending')).toBe(false);
      }),
    );
  });

  it('can end from wherever it has begun, and begin after a declined card', () => {
    for (const state of ['pending', 'active', 'past_due', 'paused'] as const)
      expect(canRecurringDonationMove(state, 'ended')).toBe(true);
    expect(canRecurringDonationMove('failed', 'active')).toBe(true);
  });
});

describe('the end of a card', () => {
  it('is the end of the month printed on it', () => {
    expect(cardEndsAt({ exp_month: 12, exp_year: 2026 })).toEqual(new Date('2027-01-01T00:00:00Z'));
  });

  it('is worth a note in its last thirty days, and after', () => {
    const card = { exp_month: 11, exp_year: 2026 };

    expect(isCardEnding(card, new Date('2026-10-31T23:59:59Z'))).toBe(false);
    expect(isCardEnding(card, new Date('2026-11-01T00:00:00Z'))).toBe(true);
    expect(isCardEnding(card, new Date('2027-02-01T00:00:00Z'))).toBe(true);
  });
});
