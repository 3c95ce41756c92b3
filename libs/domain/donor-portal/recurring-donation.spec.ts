import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canRecurringDonationTransition,
  getCardExpiry,
  isCardExpiring,
  RECURRING_DONATION_STATES,
} from './recurring-donation.rules.ts';

const anyState = fc.constantFrom(...RECURRING_DONATION_STATES);

describe('recurring donation state', () => {
  it('never leaves ended, never moves to itself, and never returns to pending', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(canRecurringDonationTransition('ended', state)).toBe(false);
        expect(canRecurringDonationTransition(state, state)).toBe(false);
        expect(canRecurringDonationTransition(state, 'pending')).toBe(false);
      }),
    );
  });

  it('can end from every open state, and become active after a declined card', () => {
    for (const state of ['pending', 'active', 'past_due', 'paused'] as const)
      expect(canRecurringDonationTransition(state, 'ended')).toBe(true);
    expect(canRecurringDonationTransition('failed', 'active')).toBe(true);
  });
});

describe('card expiry', () => {
  it('is the end of the printed month', () => {
    expect(getCardExpiry({ exp_month: 12, exp_year: 2026 })).toEqual(new Date('2027-01-01T00:00:00Z'));
  });

  it('triggers a notice from thirty days before, and after expiry', () => {
    const card = { exp_month: 11, exp_year: 2026 };

    expect(isCardExpiring(card, new Date('2026-10-31T23:59:59Z'))).toBe(false);
    expect(isCardExpiring(card, new Date('2026-11-01T00:00:00Z'))).toBe(true);
    expect(isCardExpiring(card, new Date('2027-02-01T00:00:00Z'))).toBe(true);
  });
});
