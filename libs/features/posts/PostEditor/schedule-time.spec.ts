import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseLocalTime, toLocalInputs } from './schedule-time';

const now = new Date(2026, 1, 3, 14, 30);

it('formats and parses a time in the time zone of the device', () => {
  const later = new Date(2026, 1, 4, 9, 5);
  const inputs = { date: '2026-02-04', time: '09:05' };

  expect(toLocalInputs(later)).toEqual(inputs);
  expect(parseLocalTime(inputs, now)).toEqual({ iso: later.toISOString() });
});

it.each([
  { date: '', time: '', field: 'date' },
  { date: 'tomorrow', time: '10:00', field: 'date' },
  { date: '2026-13-01', time: '10:00', field: 'date' },
  { date: '2026-03-01', time: '', field: 'time' },
])('rejects $date $time, because the $field is missing', ({ field, ...inputs }) => {
  expect(parseLocalTime(inputs, now)).toEqual({ field, message: 'Choose a date and a time.' });
});

it('rejects a time that is not in the future', () => {
  expect(parseLocalTime({ date: '2026-02-03', time: '14:30' }, now)).toEqual({
    field: 'date',
    message: 'Choose a time in the future, or publish the post now.',
  });
});

it('rejects a mistyped year', () => {
  expect(parseLocalTime({ date: '2036-12-31', time: '14:30' }, now)).toHaveProperty('iso');
  for (const date of ['2037-01-01', '9999-02-03'])
    expect(parseLocalTime({ date, time: '14:30' }, now)).toEqual({
      field: 'date',
      message: 'Choose a date within 10 years.',
    });
});

describe('when clocks go forward', () => {
  beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
  afterEach(() => vi.unstubAllEnvs());

  it('rejects a time that is skipped', () => {
    expect(parseLocalTime({ date: '2027-03-14', time: '02:30' }, now)).toMatchObject({ field: 'time' });
    expect(parseLocalTime({ date: '2027-03-14', time: '03:30' }, now)).toEqual({
      iso: '2027-03-14T07:30:00.000Z',
    });
  });
});
