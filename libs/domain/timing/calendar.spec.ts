import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalendarDay, isDateTime } from './calendar.ts';

const pad = (value: number, length = 2) => String(value).padStart(length, '0');
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

describe('calendar', () => {
  it('has the days of each month, and February 29 in leap years', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2400 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (year, month, day) => {
          const last = month === 2 && isLeapYear(year) ? 29 : (DAYS[month - 1] ?? 0);
          const text = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;

          expect(isCalendarDay(text)).toBe(day <= last);
          expect(isDateTime(`${text}T09:00:00+02:00`)).toBe(day <= last);
        },
      ),
    );
  });

  it.each(['2027-01-01T23:59Z', '2026-02-03T14:30:15.123Z', '2028-02-29T00:00-11:30'])(
    'has the time %s',
    (text) => {
      expect(isDateTime(text)).toBe(true);
    },
  );

  it.each([
    '2027-01-01T24:00Z',
    '2027-01-01T12:60Z',
    '2027-01-01T12:00:60Z',
    '2027-13-01T12:00Z',
    '2027-01-01T12:00',
    '2027-01-01',
    '2027-01-01T12:00+99:00',
    '20270101T1200Z',
  ])('does not have the time %s', (text) => {
    expect(isDateTime(text)).toBe(false);
  });
});
