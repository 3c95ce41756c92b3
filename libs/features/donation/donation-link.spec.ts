import { describe, expect, it } from 'vitest';
import { parseDonationLink } from './donation-link';

describe('link to the donation page', () => {
  it('prefills the amount and the frequency', () => {
    expect(parseDonationLink('?amount=50&frequency=monthly')).toEqual({
      amount: '50.00',
      frequency: 'monthly',
    });
    expect(parseDonationLink('?amount=7.5')).toEqual({ amount: '7.50' });
  });

  it.each([
    '',
    '?amount=0.5',
    '?amount=-5',
    '?amount=abc',
    '?amount=1e99',
    '?amount=5.001',
    '?frequency=weekly',
  ])('ignores the invalid query "%s"', (search) => {
    expect(parseDonationLink(search)).toEqual({});
  });
});
