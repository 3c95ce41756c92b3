import { describe, expect, it } from 'vitest';
import { canPaymentMove, isPaymentOpen } from './payment.rules.ts';

describe('a payment', () => {
  it('may succeed after a declined card, and never fails after it succeeded', () => {
    expect(canPaymentMove('failed', 'succeeded')).toBe(true);
    expect(canPaymentMove('succeeded', 'failed')).toBe(false);
    expect(canPaymentMove('refunded', 'succeeded')).toBe(false);
  });

  it('stays canceled', () => {
    expect(canPaymentMove('canceled', 'succeeded')).toBe(false);
    expect(isPaymentOpen('canceled')).toBe(false);
  });

  it('is open until it succeeded or was given up', () => {
    expect(isPaymentOpen('pending')).toBe(true);
    expect(isPaymentOpen('failed')).toBe(true);
    expect(isPaymentOpen('succeeded')).toBe(false);
  });
});
