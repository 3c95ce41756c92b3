import { describe, expect, it } from 'vitest';
import { describeRejectedPayment } from './rejected-payment.ts';

describe('payment that could not start', () => {
  it('says that nothing was charged and when to try again', () => {
    expect(describeRejectedPayment({ status: 429, retryAfterSeconds: 600 })).toBe(
      'There were too many attempts. Your card was not charged this time. Please try again in 10 minutes.',
    );
    expect(describeRejectedPayment({ status: 503, retryAfterSeconds: 30 })).toBe(
      'We cannot take payments right now. Your card was not charged this time. Please try again in 30 seconds.',
    );
  });

  it('names no time that the server has not given', () => {
    expect(describeRejectedPayment({ status: 429 })).toContain('Please try again in a few minutes.');
    expect(describeRejectedPayment({ status: 0 })).toContain('Please check your connection and try again.');
    expect(describeRejectedPayment({ status: 500 })).toContain('Your card was not charged this time.');
  });
});
