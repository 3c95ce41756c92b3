import { expect, it } from 'vitest';
import { formatAddressLines } from './order-address.rules.ts';

const address = {
  address1: '12 Forest Road',
  address2: 'Apt 4',
  city: 'Des Moines',
  region: 'IA',
  zip: '50309',
  country: 'US',
};

it('formats the lines of a shipping address', () => {
  expect(formatAddressLines(address)).toEqual([
    '12 Forest Road',
    'Apt 4',
    'Des Moines, IA 50309',
    'United States',
  ]);
});

it('leaves out what was erased, with its punctuation', () => {
  const erased = { ...address, address1: '', address2: '', city: '', zip: '' };

  expect(formatAddressLines(erased)).toEqual(['IA', 'United States']);
});
