import { describe, expect, it } from 'vitest';
import { formFromLink } from './donation-link';

describe('a link to the donation page', () => {
  it('fills in the amount and how often it is given', () => {
    expect(formFromLink('?amount=50&frequency=monthly')).toEqual({ amount: '50.00', frequency: 'monthly' });
    expect(formFromLink('?amount=7.5')).toEqual({ amount: '7.50' });
  });

  it.each([
    '',
    '?amount=0.5',
    '?amount=-5',
    '?amount=abc',
    '?amount=1e99',
    '?amount=5.001',
    '?frequency=weekly',
  ])('leaves the form as it is when it says "%s"', (search) => {
    expect(formFromLink(search)).toEqual({});
  });
});
