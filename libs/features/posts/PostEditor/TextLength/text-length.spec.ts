import { expect, it } from 'vitest';
import { describeLength } from './text-length';

it.each([
  ['', ''],
  ['# **', ''],
  ['Figs', '1 word, 1 minute to read'],
  ["Kanzi's **well-known** board", '3 words, 1 minute to read'],
  ['1,000 apes, e.g. bonobos', '4 words, 1 minute to read'],
  ['They are sweet.\n\n![Figs on a plate](/media/3f0c-7a52/figs.webp)', '3 words, 1 minute to read'],
  ['See [the study](https://doi.org/10.3389/fpsyg.2022.885605).', '3 words, 1 minute to read'],
  ['See https://doi.org/10.3389/fpsyg.2022.885605 soon', '2 words, 1 minute to read'],
  ['fig '.repeat(1240), '1,240 words, 6 minutes to read'],
])('counts the words of %j', (text, expected) => {
  expect(describeLength(text)).toBe(expected);
});
