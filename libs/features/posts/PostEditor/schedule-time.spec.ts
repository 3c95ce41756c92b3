import { expect, it } from 'vitest';
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
