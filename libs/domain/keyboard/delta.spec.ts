import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildDelta,
  filledWith,
  withoutStep,
  withoutWordAt,
  withStep,
  withSwap,
  withWordAt,
  wordsOn,
} from './delta.rules.ts';
import { EMPTY_DELTA } from './saved-keyboard.rules.ts';

const aKey = fc.stringMatching(/^[a-z]{1,6}$/);
const aPlace = fc.integer({ min: 0, max: 127 });
const aBoard = fc.array(fc.option(aKey), { minLength: 128, maxLength: 128 });

describe('custom board', () => {
  it('adds a word to a cell and removes it again', () => {
    const board = withWordAt(EMPTY_DELTA, 17, 'banana');

    expect(board[17]).toBe('banana');
    expect(wordsOn(board)).toEqual(['banana']);
    expect(withoutWordAt(board, 17)).toEqual(EMPTY_DELTA);
  });

  it('ignores cells outside the board', () => {
    const board = withWordAt(EMPTY_DELTA, 0, 'banana');

    for (const place of [-1, 128, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(withWordAt(board, place, 'give')).toEqual(board);
      expect(withSwap(board, 0, place)).toEqual(board);
    }
  });

  it('is filled from the first cell on, and drops words that do not fit', () => {
    const keys = Array.from({ length: 130 }, (_, index) => `word-${String(index)}`);

    expect(buildDelta(keys)).toEqual(keys.slice(0, 128));
    expect(buildDelta(['give']).slice(0, 2)).toEqual(['give', null]);
  });

  it('adds missing words around the existing ones', () => {
    const board = withWordAt(EMPTY_DELTA, 1, 'banana');

    const filled = filledWith(board, ['apple', 'banana', 'pear', 'apple']);

    expect(filled.slice(0, 4)).toEqual(['apple', 'banana', 'pear', null]);
  });

  it('retains all words when two cells are swapped, and is restored by the same swap', () => {
    fc.assert(
      fc.property(aBoard, aPlace, aPlace, (board, from, to) => {
        const swapped = withSwap(board, from, to);

        expect(swapped[to]).toBe(board[from]);
        expect(wordsOn(swapped).sort()).toEqual(wordsOn(board).sort());
        expect(withSwap(swapped, from, to)).toEqual(board);
      }),
    );
  });

  it('retains its words and 128 cells when filled', () => {
    fc.assert(
      fc.property(aBoard, fc.array(aKey, { maxLength: 200 }), (board, keys) => {
        const filled = filledWith(board, keys);

        expect(filled).toHaveLength(128);
        expect(filled.map((key, place) => board[place] ?? key)).toEqual(filled);
      }),
    );
  });
});

describe('undo', () => {
  it('restores the previous boards one by one', () => {
    const boards = [0, 1, 2].map((place) => withWordAt(EMPTY_DELTA, place, 'give'));

    const work = boards.reduce(withStep, { board: EMPTY_DELTA, earlier: [] });

    expect(withoutStep(work).board).toEqual(boards[1]);
    expect(withoutStep(withoutStep(withoutStep(work)))).toEqual({ board: EMPTY_DELTA, earlier: [] });
    expect(withoutStep({ board: EMPTY_DELTA, earlier: [] }).board).toEqual(EMPTY_DELTA);
  });

  it('skips changes without effect and is limited to fifty steps', () => {
    const steps = Array.from({ length: 60 }, (_, index) => withWordAt(EMPTY_DELTA, index, 'give'));

    expect(withStep({ board: EMPTY_DELTA, earlier: [] }, EMPTY_DELTA).earlier).toEqual([]);
    expect(steps.reduce(withStep, { board: EMPTY_DELTA, earlier: [] }).earlier).toHaveLength(50);
  });
});
