import { expect, it } from 'vitest';
import { formatWait } from './format-wait.ts';

it('formats short waits in seconds and long ones in minutes', () => {
  expect(formatWait(1)).toBe('1 second');
  expect(formatWait(42)).toBe('42 seconds');
  expect(formatWait(119)).toBe('119 seconds');
  expect(formatWait(120)).toBe('2 minutes');
  expect(formatWait(900)).toBe('15 minutes');
});

it('never states less than the actual wait', () => {
  expect(formatWait(0.2)).toBe('1 second');
  expect(formatWait(121)).toBe('3 minutes');
});
