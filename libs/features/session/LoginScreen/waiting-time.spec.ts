import { expect, it } from 'vitest';
import { waitingTimeOf } from './waiting-time';

it('speaks of seconds while the wait is short and of minutes when it is long', () => {
  expect(waitingTimeOf(1)).toBe('1 second');
  expect(waitingTimeOf(42)).toBe('42 seconds');
  expect(waitingTimeOf(119)).toBe('119 seconds');
  expect(waitingTimeOf(120)).toBe('2 minutes');
  expect(waitingTimeOf(900)).toBe('15 minutes');
});

it('never names less than it takes', () => {
  expect(waitingTimeOf(0.2)).toBe('1 second');
  expect(waitingTimeOf(121)).toBe('3 minutes');
});
