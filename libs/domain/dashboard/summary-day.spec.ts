import { expect, it } from 'vitest';
import { findSummaryDay, toSummaryDate } from './summary-day.rules.ts';

const CHICAGO = 'America/Chicago';

it('is due from seven in the morning, local time', () => {
  expect(findSummaryDay(new Date('2026-11-25T12:59:00Z'), CHICAGO)).toBeUndefined();
  expect(findSummaryDay(new Date('2026-11-25T13:00:00Z'), CHICAGO)).toBe(20261124);
  expect(findSummaryDay(new Date('2026-11-26T05:59:00Z'), CHICAGO)).toBe(20261124);
});

it('crosses months, years and changes of the clock', () => {
  expect(findSummaryDay(new Date('2027-01-01T15:00:00Z'), CHICAGO)).toBe(20261231);
  expect(findSummaryDay(new Date('2026-03-08T15:00:00Z'), CHICAGO)).toBe(20260307);
  expect(toSummaryDate(20260307)).toBe('2026-03-07');
});
