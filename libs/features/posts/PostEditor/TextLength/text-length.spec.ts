import { expect, it } from 'vitest';
import { describeLength } from './text-length';

it.each([
  ['', ''],
  ['# **', ''],
  ['Figs', '1 word, 1 minute to read'],
  ["Kanzi's **well-known** board", '3 words, 1 minute to read'],
  ['fig '.repeat(1240), '1,240 words, 6 minutes to read'],
])('counts the words of %j', (text, expected) => {
  expect(describeLength(text)).toBe(expected);
});
