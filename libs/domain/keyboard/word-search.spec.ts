import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  normalizeWord,
  findWords,
  isTypeAheadKey,
  MAX_SEARCH_RESULTS,
  EMPTY_TYPE_AHEAD,
  findTypedCell,
  hasSpaceNext,
  appendCharacter,
} from './word-search.rules.ts';
import type { WordPosition } from './word-search.rules.ts';

const words = ['apple', 'banana', 'ball', null, 'hot dog', 'bread', 'blue', "Sue's office", 'M&M', 'TV'];
const positions: WordPosition[] = words.flatMap((word, cell) =>
  word === null ? [] : [{ key: normalizeWord(word), word, board: 'alpha' as const, cell }],
);

function typeAhead(characters: string, pauseMs: number, startCell = 0): number | null {
  let typed = EMPTY_TYPE_AHEAD;
  let cell: number | null = startCell;
  [...characters].forEach((character, index) => {
    typed = appendCharacter(typed, character, index * pauseMs);
    cell = findTypedCell(words, typed, cell ?? startCell);
  });
  return cell;
}

describe('type-ahead in the grid', () => {
  it.each([
    ['hot', 100, true],
    ['sues', 100, true],
    ['hot', 900, false],
    ['ho', 100, false],
    ['banana', 100, false],
    ['', 100, false],
  ])('takes a space after "%s" and %i ms as part of a word: %s', (characters, pauseMs, isPart) => {
    expect(hasSpaceNext(words, { characters, at: 0 }, pauseMs)).toBe(isPart);
  });

  it('moves to the next matching word, wrapping around', () => {
    expect(typeAhead('b', 0, 0)).toBe(1);
    expect(typeAhead('b', 0, 1)).toBe(2);
    expect(typeAhead('b', 0, 6)).toBe(1);
  });

  it('combines characters typed in sequence, and starts over after a pause', () => {
    expect(typeAhead('bal', 200)).toBe(2);
    expect(typeAhead('bla', 200)).toBeNull();
    expect(typeAhead('hb', 801)).toBe(5);
    expect(typeAhead('hb', 800)).toBeNull();
  });

  it('cycles through matches when a character is repeated', () => {
    expect(typeAhead('bb', 100)).toBe(2);
    expect(typeAhead('bbb', 100)).toBe(5);
  });

  it('ignores spaces, case and punctuation', () => {
    expect(typeAhead('hotdog', 100)).toBe(4);
    expect(typeAhead('SUESOF', 100)).toBe(7);
    expect(typeAhead('mm', 100)).toBe(8);
  });

  it('accepts letters and digits only', () => {
    expect(['b', 'É', '7'].every(isTypeAheadKey)).toBe(true);
    expect(['Enter', ' ', '-', 'Tab', ''].some(isTypeAheadKey)).toBe(false);
  });

  it('moves only to words that start with the first character', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5 }), fc.nat({ max: words.length - 1 }), (characters, cell) => {
        const typed = { characters: normalizeWord(characters), at: 0 };
        const target = findTypedCell(words, typed, cell);

        fc.pre(target !== null);
        expect(normalizeWord(words[target] ?? '').startsWith(typed.characters.charAt(0))).toBe(true);
      }),
    );
  });
});

describe('word search on all boards', () => {
  const search = (query: string) => findWords(positions, query).map(({ word }) => word);

  it.each([
    ['hotdog', 'hot dog'],
    ['HOT-DOG', 'hot dog'],
    ['bánaná', 'banana'],
    ['tv', 'TV'],
    ['m&m', 'M&M'],
    ['sues office', "Sue's office"],
    ['dog', 'hot dog'],
    ['bannana', 'banana'],
    ['hotdgo', 'hot dog'],
  ])('for "%s" finds the word %s', (query, word) => {
    expect(search(query)[0]).toBe(word);
  });

  it('ranks exact matches first, then prefixes, then substrings', () => {
    expect(search('bl')).toEqual(['blue']);
    expect(search('a')).toEqual(['apple', 'banana', 'ball', 'bread']);
    expect(findWords([...positions, { key: 'b', word: 'b', board: 'beta', cell: 3 }], 'b')[0]?.word).toBe(
      'b',
    );
  });

  it('finds nothing for an empty search or without a match', () => {
    expect(search('')).toEqual([]);
    expect(search(' - ')).toEqual([]);
    expect(search('zzz')).toEqual([]);
  });

  it('finds every word by its own spelling, in any case and with any separator', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...positions),
        fc.boolean(),
        fc.constantFrom(' ', '-', ''),
        (position, isUpperCase, separator) => {
          const written = position.word.replaceAll(' ', separator);

          expect(findWords(positions, isUpperCase ? written.toUpperCase() : written)[0]).toEqual(position);
        },
      ),
    );
  });

  it('returns at most the maximum number of results, all of them existing words', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const results = findWords(positions, search);

        expect(results.length).toBeLessThanOrEqual(MAX_SEARCH_RESULTS);
        expect(results.every((position) => positions.includes(position))).toBe(true);
      }),
    );
  });
});
