import { expect, it } from 'vitest';
import { parseLocalTime, toLocalInput } from './schedule-time';

const now = new Date(2026, 1, 3, 14, 30);

it('formats and parses a time in the time zone of the device', () => {
  const later = new Date(2026, 1, 4, 9, 5);

  expect(toLocalInput(later)).toBe('2026-02-04T09:05');
  expect(parseLocalTime('2026-02-04T09:05', now)).toEqual({ iso: later.toISOString() });
});

it.each(['', 'tomorrow', '2026-13-01T10:00'])('rejects %j, which is not a time', (value) => {
  expect(parseLocalTime(value, now)).toEqual({ message: 'Choose a date and a time.' });
});

it('rejects a time that is not in the future', () => {
  expect(parseLocalTime('2026-02-03T14:30', now)).toEqual({
    message: 'Choose a time in the future, or publish the post now.',
  });
});
