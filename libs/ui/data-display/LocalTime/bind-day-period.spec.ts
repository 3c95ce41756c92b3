import { expect, it } from 'vitest';
import { bindDayPeriod } from './bind-day-period.ts';

it.each([
  ['April 21, 2026 at 10:05 AM', 'April 21, 2026 at 10:05\u00A0AM'],
  ['10:05 PM UTC', '10:05\u00A0PM UTC'],
  ['21/04/2026 10:05', '21/04/2026 10:05'],
])('binds the day period of "%s" to its hour', (text, bound) => {
  expect(bindDayPeriod(text)).toBe(bound);
});
