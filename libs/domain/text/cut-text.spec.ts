import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, takeCharacters } from './cut-text.ts';

const FAMILY = '👩\u200d👩\u200d👧\u200d👦';
const FLAG = '🇨🇩';
/** Characters of several code points. */
const character = fc.constantFrom(
  'a',
  ' ',
  'é',
  'e\u0301',
  '類',
  FAMILY,
  FLAG,
  '👍🏽',
  '\u0915\u094d\u0937\u093f',
  '각',
);
const characters = fc.array(character, { maxLength: 30 });

describe('cut text', () => {
  it('consists of whole characters, as many as fit', () => {
    fc.assert(
      fc.property(characters, fc.integer({ min: 12, max: 80 }), (list, max) => {
        const text = list.join('');

        const cut = cutText(text, max);

        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(max);
        const ends = new Set(list.map((_, index) => list.slice(0, index + 1).join('').length));
        if (cut !== '') expect(ends.has(cut.length)).toBe(true);
        const next = list.slice(0, [...ends].indexOf(cut.length) + 2).join('');
        if (cut !== text) expect(next.length).toBeGreaterThan(max);
      }),
    );
  });

  it('has the first characters as readers count them', () => {
    fc.assert(
      fc.property(characters, fc.nat(30), (list, count) => {
        expect(takeCharacters(list.join(''), count)).toBe(list.slice(0, count).join(''));
      }),
    );
  });

  it('has no half of a surrogate pair', () => {
    expect(cutText('ab\ud83d', 3)).toBe('ab\ufffd');
    expect(cutText(`${'a'.repeat(99)}${FLAG}`, 100)).toBe('a'.repeat(99));
    expect(cutText(`e${'\u0301'.repeat(500)}`, 100)).toHaveLength(100);
  });
});
