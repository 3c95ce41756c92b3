import { expect, it } from 'vitest';
import { formatMonth } from './format-month.ts';

it('names months in UTC, regardless of the local time zone', () => {
  expect(formatMonth('2026-01', 'short')).toBe('Jan');
  expect(formatMonth('2026-01', 'long')).toBe('January 2026');
});
