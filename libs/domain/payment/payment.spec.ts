import { describe, expect, it } from 'vitest';
import { canPaymentTransition, isPaymentOpen } from './payment.rules.ts';

describe('payment state', () => {
  it('may become succeeded after a declined card, and never failed after it succeeded', () => {
    expect(canPaymentTransition('failed', 'succeeded')).toBe(true);
    expect(canPaymentTransition('succeeded', 'failed')).toBe(false);
    expect(canPaymentTransition('refunded', 'succeeded')).toBe(false);
  });

  it('never leaves canceled', () => {
    expect(canPaymentTransition('canceled', 'succeeded')).toBe(false);
    expect(isPaymentOpen('canceled')).toBe(false);
  });

  it('is open until it succeeds or is canceled', () => {
    expect(isPaymentOpen('pending')).toBe(true);
    expect(isPaymentOpen('failed')).toBe(true);
    expect(isPaymentOpen('succeeded')).toBe(false);
  });
});
