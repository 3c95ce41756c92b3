import { expect, it } from 'vitest';
import { formatWaitingTime } from './waiting-time';

it('formats short waits in seconds and long ones in minutes', () => {
  expect(formatWaitingTime(1)).toBe('1 second');
  expect(formatWaitingTime(42)).toBe('42 seconds');
  expect(formatWaitingTime(119)).toBe('119 seconds');
  expect(formatWaitingTime(120)).toBe('2 minutes');
  expect(formatWaitingTime(900)).toBe('15 minutes');
});

it('never states less than the actual wait', () => {
  expect(formatWaitingTime(0.2)).toBe('1 second');
  expect(formatWaitingTime(121)).toBe('3 minutes');
});
