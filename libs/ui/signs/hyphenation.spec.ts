import { LEXIGRAMS } from '@paniscus/lexigrams';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLongestPart, splitLongWords } from './hyphenation';
import { MAX_UNBROKEN } from './LexigramBoard/board-classes';

describe('words on keys', () => {
  it('may be broken with a hyphen, with three letters on each side', () => {
    expect(splitLongWords('hamburger', 6)).toEqual(['ham', 'b', 'u', 'r', 'ger']);
    expect(splitLongWords('Mushroom Trail', 6)).toEqual(['Mus', 'h', 'r', 'oom Trail']);
  });

  it('are never broken when they are short', () => {
    expect(splitLongWords('banana M&M hot dog', 6)).toEqual(['banana M&M hot dog']);
  });

  it('stay the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(splitLongWords(text, 6).join('')).toBe(text.replaceAll('\u00AD', ''));
      }),
    );
  });

  it('are measured by their longest part', () => {
    expect(countLongestPart('Mushroom Trail')).toBe(8);
    expect(countLongestPart('')).toBe(0);
    // The keys make words of up to this length fit; longer ones are broken.
    expect(Math.max(...LEXIGRAMS.map(({ word }) => countLongestPart(word)))).toBeLessThanOrEqual(
      MAX_UNBROKEN,
    );
  });
});
