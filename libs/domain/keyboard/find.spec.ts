import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldedWord,
  foundWords,
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

/** Types the letters with so many milliseconds before each, from a place, and tells where that leads. */
function typing(characters: string, pause: number, from = 0): number | null {
  let typed = NOTHING_TYPED;
  let place: number | null = from;
  [...characters].forEach((character, index) => {
    typed = withCharacter(typed, character, index * pause);
    place = placeTyped(words, typed, place ?? from);
  });
  return place;
}

describe('typing to find a word in the grid', () => {
  it('goes to the next word that begins so, round the board', () => {
    expect(typing('b', 0, 0)).toBe(1);
    expect(typing('b', 0, 1)).toBe(2);
    expect(typing('b', 0, 6)).toBe(1);
  });

  it('adds up letters that follow each other, and starts anew after a pause', () => {
    expect(typing('bal', 200)).toBe(2);
    expect(typing('bla', 200)).toBeNull();
    expect(typing('hb', 801)).toBe(5);
    expect(typing('hb', 800)).toBeNull();
  });

  it('goes on with the same letter pressed again and again', () => {
    expect(typing('bb', 100)).toBe(2);
    expect(typing('bbb', 100)).toBe(5);
  });

  it('needs no space, no case and no sign', () => {
    expect(typing('hotdog', 100)).toBe(4);
    expect(typing('SUESOF', 100)).toBe(7);
    expect(typing('mm', 100)).toBe(8);
  });

  it('takes letters and digits alone for typing', () => {
    expect(['b', 'É', '7'].every(isTyped)).toBe(true);
    expect(['Enter', ' ', '-', 'Tab', ''].some(isTyped)).toBe(false);
  });

  it('only ever leads to a word that begins so', () => {
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

describe('searching a word on all boards', () => {
  const found = (search: string) => foundWords(places, search).map(({ word }) => word);

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

  it('shows the word itself first, then what begins so, then what holds it', () => {
    expect(found('bl')).toEqual(['blue']);
    expect(found('a')).toEqual(['apple', 'banana', 'ball', 'bread']);
    expect(foundWords([...places, { key: 'b', word: 'b', board: 'beta', place: 3 }], 'b')[0]?.word).toBe('b');
  });

  it('finds nothing for nothing', () => {
    expect(found('')).toEqual([]);
    expect(found(' - ')).toEqual([]);
    expect(found('zzz')).toEqual([]);
  });

  it('finds every word by itself, however it is written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.boolean(),
        fc.constantFrom(' ', '-', ''),
        (place, isLoud, gap) => {
          const written = place.word.replaceAll(' ', gap);

          expect(foundWords(places, isLoud ? written.toUpperCase() : written)[0]).toEqual(place);
        },
      ),
    );
  });

  it('never shows more than a glance takes in, and nothing that is not there', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const shown = foundWords(places, search);

        expect(shown.length).toBeLessThanOrEqual(MAX_FOUND);
        expect(shown.every((place) => places.includes(place))).toBe(true);
      }),
    );
  });
});
