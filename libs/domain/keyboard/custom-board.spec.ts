import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildDelta,
  fillEmptyCells,
  undoStep,
  withoutWordAt,
  recordStep,
  withSwap,
  withWordAt,
  listBoardWords,
} from './custom-board.rules.ts';
import type { BoardEdit } from './custom-board.rules.ts';
import { EMPTY_DELTA } from './saved-keyboard.rules.ts';

const anyKey = fc.stringMatching(/^[a-z]{1,6}$/);
const anyCell = fc.integer({ min: 0, max: 127 });
const anyBoard = fc.array(fc.option(anyKey), { minLength: 128, maxLength: 128 });

describe('custom board', () => {
  it('adds a word to a cell and removes it again', () => {
    const board = withWordAt(EMPTY_DELTA, 17, 'banana');

    expect(board[17]).toBe('banana');
    expect(listBoardWords(board)).toEqual(['banana']);
    expect(withoutWordAt(board, 17)).toEqual(EMPTY_DELTA);
  });

  it('ignores cells outside the board', () => {
    const board = withWordAt(EMPTY_DELTA, 0, 'banana');

    for (const cell of [-1, 128, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(withWordAt(board, cell, 'give')).toEqual(board);
      expect(withSwap(board, 0, cell)).toEqual(board);
    }
  });

  it('is filled from the first cell, and words that do not fit are dropped', () => {
    const keys = Array.from({ length: 130 }, (_, index) => `word-${String(index)}`);

    expect(buildDelta(keys)).toEqual(keys.slice(0, 128));
    expect(buildDelta(['give']).slice(0, 2)).toEqual(['give', null]);
  });

  it('adds missing words around the existing ones', () => {
    const board = withWordAt(EMPTY_DELTA, 1, 'banana');

    const filled = fillEmptyCells(board, ['apple', 'banana', 'pear', 'apple']);

    expect(filled.slice(0, 4)).toEqual(['apple', 'banana', 'pear', null]);
  });

  it('retains all words when two cells are swapped, and is restored by the same swap', () => {
    fc.assert(
      fc.property(anyBoard, anyCell, anyCell, (board, from, to) => {
        const swapped = withSwap(board, from, to);

        expect(swapped[to]).toBe(board[from]);
        expect(listBoardWords(swapped).sort()).toEqual(listBoardWords(board).sort());
        expect(withSwap(swapped, from, to)).toEqual(board);
      }),
    );
  });

  it('retains its words and 128 cells when filled', () => {
    fc.assert(
      fc.property(anyBoard, fc.array(anyKey, { maxLength: 200 }), (board, keys) => {
        const filled = fillEmptyCells(board, keys);

        expect(filled).toHaveLength(128);
        expect(filled.map((key, cell) => board[cell] ?? key)).toEqual(filled);
      }),
    );
  });
});

describe('undo', () => {
  const start: BoardEdit = { board: EMPTY_DELTA, hidden: [], earlier: [] };

  it('restores the previous boards one by one', () => {
    const boards = [0, 1, 2].map((cell) => withWordAt(EMPTY_DELTA, cell, 'give'));

    const work = boards.reduce((edit, board) => recordStep(edit, { board }), start);

    expect(undoStep(work).board).toEqual(boards[1]);
    expect(undoStep(undoStep(undoStep(work)))).toEqual(start);
    expect(undoStep(start).board).toEqual(EMPTY_DELTA);
  });

  it('ignores changes without effect and is limited to fifty steps', () => {
    const steps = Array.from({ length: 60 }, (_, index) => withWordAt(EMPTY_DELTA, index, 'give'));

    expect(recordStep(start, { board: EMPTY_DELTA }).earlier).toEqual([]);
    const work = steps.reduce((edit, board) => recordStep(edit, { board }), start);
    expect(work.earlier).toHaveLength(50);
  });

  it('shows words again that were hidden, and leaves the board', () => {
    const filled = recordStep(start, { board: buildDelta(['give', 'more']) });
    const work = recordStep(recordStep(filled, { hidden: ['give'] }), { hidden: ['give', 'more'] });

    expect(undoStep(work)).toMatchObject({ board: filled.board, hidden: ['give'] });
    expect(undoStep(undoStep(work))).toEqual(filled);
  });
});
