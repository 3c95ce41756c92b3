import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldedWord,
  findWords,
  isTyped,
  MAX_FOUND,
  NOTHING_TYPED,
  placeTyped,
  withCharacter,
} from './find.rules.ts';
import type { WordPosition } from './find.rules.ts';

const words = ['apple', 'banana', 'ball', null, 'hot dog', 'bread', 'blue', "Sue's office", 'M&M', 'TV'];
const places: WordPosition[] = words.flatMap((word, place) =>
  word === null ? [] : [{ key: foldedWord(word), word, board: 'alpha' as const, place }],
);

function typing(characters: string, pause: number, from = 0): number | null {
  let typed = NOTHING_TYPED;
  let place: number | null = from;
  [...characters].forEach((character, index) => {
    typed = withCharacter(typed, character, index * pause);
    place = placeTyped(words, typed, place ?? from);
  });
  return place;
}

describe('type-ahead in the grid', () => {
  it('moves to the next matching word, wrapping around', () => {
    expect(typing('b', 0, 0)).toBe(1);
    expect(typing('b', 0, 1)).toBe(2);
    expect(typing('b', 0, 6)).toBe(1);
  });

  it('combines characters typed in sequence, and starts over after a pause', () => {
    expect(typing('bal', 200)).toBe(2);
    expect(typing('bla', 200)).toBeNull();
    expect(typing('hb', 801)).toBe(5);
    expect(typing('hb', 800)).toBeNull();
  });

  it('cycles through matches when a character is repeated', () => {
    expect(typing('bb', 100)).toBe(2);
    expect(typing('bbb', 100)).toBe(5);
  });

  it('ignores spaces, case and punctuation', () => {
    expect(typing('hotdog', 100)).toBe(4);
    expect(typing('SUESOF', 100)).toBe(7);
    expect(typing('mm', 100)).toBe(8);
  });

  it('accepts letters and digits only', () => {
    expect(['b', 'É', '7'].every(isTyped)).toBe(true);
    expect(['Enter', ' ', '-', 'Tab', ''].some(isTyped)).toBe(false);
  });

  it('moves only to words that start with the first character', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5 }), fc.nat({ max: words.length - 1 }), (characters, place) => {
        const typed = { characters: foldedWord(characters), at: 0 };
        const led = placeTyped(words, typed, place);

        fc.pre(led !== null);
        expect(foldedWord(words[led] ?? '').startsWith(typed.characters.charAt(0))).toBe(true);
      }),
    );
  });
});

describe('word search on all boards', () => {
  const found = (search: string) => findWords(places, search).map(({ word }) => word);

  it.each([
    ['hotdog', 'hot dog'],
    ['HOT-DOG', 'hot dog'],
    ['bánaná', 'banana'],
    ['tv', 'TV'],
    ['m&m', 'M&M'],
    ['sues office', "Sue's office"],
    ['dog', 'hot dog'],
  ])('finds by %s the word %s', (search, word) => {
    expect(found(search)[0]).toBe(word);
  });

  it('ranks exact matches first, then prefixes, then substrings', () => {
    expect(found('bl')).toEqual(['blue']);
    expect(found('a')).toEqual(['apple', 'banana', 'ball', 'bread']);
    expect(findWords([...places, { key: 'b', word: 'b', board: 'beta', place: 3 }], 'b')[0]?.word).toBe('b');
  });

  it('finds nothing for an empty search or without a match', () => {
    expect(found('')).toEqual([]);
    expect(found(' - ')).toEqual([]);
    expect(found('zzz')).toEqual([]);
  });

  it('finds every word by its own spelling, in any case and with any separator', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.boolean(),
        fc.constantFrom(' ', '-', ''),
        (place, isLoud, gap) => {
          const written = place.word.replaceAll(' ', gap);

          expect(findWords(places, isLoud ? written.toUpperCase() : written)[0]).toEqual(place);
        },
      ),
    );
  });

  it('returns at most the maximum number of results, all of them existing words', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const shown = findWords(places, search);

        expect(shown.length).toBeLessThanOrEqual(MAX_FOUND);
        expect(shown.every((place) => places.includes(place))).toBe(true);
      }),
    );
  });
});
