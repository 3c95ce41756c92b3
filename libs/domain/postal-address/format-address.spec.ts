import { expect, it } from 'vitest';
import { formatPostalAddress } from './format-address.rules.ts';

const address = {
  line1: '12 Forest Road',
  line2: 'Apt 4',
  city: 'Des Moines',
  region: 'IA',
  postalCode: '50309',
  country: 'US',
};

it('formats a postal address in one line', () => {
  expect(formatPostalAddress(address)).toBe('12 Forest Road, Apt 4, Des Moines, IA 50309, United States');
});

it('leaves out empty parts', () => {
  const none = { line1: '', line2: '', city: '', region: '', postalCode: '', country: '' };

  expect(formatPostalAddress({ ...none, region: 'Bavaria', country: 'DE' })).toBe('Bavaria, Germany');
  expect(formatPostalAddress(none)).toBe('');
});
