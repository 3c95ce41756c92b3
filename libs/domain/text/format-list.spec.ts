import { expect, it } from 'vitest';
import { formatList } from './format-list.ts';

it('joins words without a comma before the last one', () => {
  expect(formatList(['orange'])).toBe('orange');
  expect(formatList(['orange', 'good'])).toBe('orange and good');
  expect(formatList(['orange', 'good', 'Mulika'])).toBe('orange, good and Mulika');
});
