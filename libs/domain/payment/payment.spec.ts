import { describe, expect, it } from 'vitest';
import { canPaymentMove, isPaymentOpen } from './payment.rules.ts';

describe('payment', () => {
  it('may succeed after a declined card, and never fails after it succeeded', () => {
    expect(canPaymentMove('failed', 'succeeded')).toBe(true);
    expect(canPaymentMove('succeeded', 'failed')).toBe(false);
    expect(canPaymentMove('refunded', 'succeeded')).toBe(false);
  });

  it('stays canceled', () => {
    expect(canPaymentMove('canceled', 'succeeded')).toBe(false);
    expect(isPaymentOpen('canceled')).toBe(false);
  });

  it('is open until it succeeds or is canceled', () => {
    expect(isPaymentOpen('pending')).toBe(true);
    expect(isPaymentOpen('failed')).toBe(true);
    expect(isPaymentOpen('succeeded')).toBe(false);
  });
});
