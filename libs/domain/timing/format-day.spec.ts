import { expect, it } from 'vitest';
import { formatDay } from './format-day.ts';

const AT = '2026-12-23T05:30:00Z';

it('formats the day that a moment has in the time zone', () => {
  expect(formatDay(AT, 'America/Chicago')).toBe('December 22, 2026');
  expect(formatDay(AT, 'America/New_York')).toBe('December 23, 2026');
  expect(formatDay(new Date(AT), 'America/Chicago', 'medium')).toBe('Dec 22, 2026');
});
