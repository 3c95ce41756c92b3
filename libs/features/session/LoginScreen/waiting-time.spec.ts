import { expect, it } from 'vitest';
import { formatWaitingTime } from './waiting-time';

it('speaks of seconds while the wait is short and of minutes when it is long', () => {
  expect(formatWaitingTime(1)).toBe('1 second');
  expect(formatWaitingTime(42)).toBe('42 seconds');
  expect(formatWaitingTime(119)).toBe('119 seconds');
  expect(formatWaitingTime(120)).toBe('2 minutes');
  expect(formatWaitingTime(900)).toBe('15 minutes');
});

it('never names less than it takes', () => {
  expect(formatWaitingTime(0.2)).toBe('1 second');
  expect(formatWaitingTime(121)).toBe('3 minutes');
});
