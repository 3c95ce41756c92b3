import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillEmptyCells, listBoardWords } from '../custom-board.rules.ts';
import { EMPTY_DELTA, parseSavedKeyboard } from '../saved-keyboard.rules.ts';
import { isFullGrid, isInGrid, parseGrid, withHiddenWords, parsePath, withStep } from './grid.rules.ts';
import {
  buildOwnBoardId,
  countHiddenWords,
  createOwnBoard,
  findBoardNameProblem,
  findFreeName,
  findRoomProblem,
  listGridCells,
  listShownCells,
  MAX_OWN_BOARDS,
  removeFromBoards,
} from './own-board.rules.ts';
import { parseOwnBoards } from './parse-own-board.rules.ts';

const small = { rows: 2, columns: 3 };
const food = {
  ...createOwnBoard('board-food', 'Food', small),
  cells: EMPTY_DELTA.with(0, 'egg').with(3, 'tea'),
};

describe('grid of a custom board', () => {
  it('shows the cells at the top left, and hides words without losing them', () => {
    expect(listGridCells(small)).toEqual([0, 1, 2, 16, 17, 18]);
    expect(listBoardWords(listShownCells(food.cells, food))).toEqual(['egg']);
    expect(countHiddenWords(food)).toBe(1);
    expect(countHiddenWords({ ...food, columns: 4 })).toBe(0);
  });

  it('is between 1 × 2 and 8 × 16, whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (rows, columns) => {
        const grid = parseGrid({ rows, columns });

        expect(listGridCells(grid)).toHaveLength(grid.rows * grid.columns);
        expect(grid.columns).toBeGreaterThanOrEqual(2);
      }),
    );
    expect(parseGrid({ rows: 0, columns: 1 })).toEqual({ rows: 1, columns: 2 });
    expect(parseGrid(undefined)).toEqual({ rows: 8, columns: 16 });
    expect(parseSavedKeyboard({}, () => true).grid).toEqual({ rows: 8, columns: 16 });
  });

  it('shows no hidden words, which keep their places', () => {
    const cells = EMPTY_DELTA.with(0, 'egg').with(1, 'tea');
    const grid = parseGrid({ rows: 8, columns: 16, hidden: ['tea', 7] });

    expect(listBoardWords(listShownCells(cells, grid))).toEqual(['egg']);
    expect([isFullGrid(grid), isFullGrid(withHiddenWords(grid, []))]).toEqual([false, true]);
  });

  it('is filled only where it is shown', () => {
    const filled = fillEmptyCells(EMPTY_DELTA, ['a', 'b', 'c', 'd', 'e', 'f', 'g'], small);

    expect(filled.flatMap((key, cell) => (key === null ? [] : [cell]))).toEqual(listGridCells(small));
    expect(filled.every((key, cell) => key === null || isInGrid(cell, small))).toBe(true);
  });
});

describe('way back through boards', () => {
  it('has the boards that were opened, without invalid ids and without growing forever', () => {
    const path = Array.from({ length: 30 }).reduce<readonly string[]>(
      (steps, _, index) => withStep(steps, `board-000${index % 2}`),
      [],
    );

    expect(path).toHaveLength(20);
    expect(parsePath(['delta', 'board-food', 'alpha', 7, '__proto__'])).toEqual(['delta', 'board-food']);
    expect(parsePath('board-food')).toEqual([]);
  });
});

describe('name of a custom board', () => {
  it('is required, short and used once', () => {
    expect(findBoardNameProblem(' ', [])).toBe('Enter a name for the board.');
    expect(findBoardNameProblem('x'.repeat(41), [])).toBe('Use at most 40 characters.');
    expect(findBoardNameProblem('food ', ['Food'])).toBe(
      'Another board has this name. Choose a different one.',
    );
    expect(findBoardNameProblem('Food', ['Drinks'])).toBeUndefined();
  });

  it('of a copy is free', () => {
    expect(findFreeName('Food', ['Food', 'Food 2'])).toBe('Food 3');
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.array(fc.string()), (name, others) => {
        expect(findBoardNameProblem(findFreeName(name, [name, ...others]), others)).toBeUndefined();
      }),
    );
  });
});

describe('custom boards', () => {
  it('lose deleted words, and the other boards stay the same objects', () => {
    const drinks = createOwnBoard('board-drinks', 'Drinks', small);

    const [changed, same] = removeFromBoards([food, drinks], ['egg']);

    expect(listBoardWords(changed?.cells ?? [])).toEqual(['tea']);
    expect(same).toBe(drinks);
  });

  it.each([
    [199, 1, undefined],
    [0, 200, undefined],
    [200, 1, 'You have reached the limit of 200 boards. Delete one first.'],
    [
      190,
      12,
      'This would add 12 boards, but there is room for only 10 of them. The limit is 200. Delete some of your boards first.',
    ],
    [
      205,
      2,
      'This would add 2 boards, but there is no room for them. The limit is 200. Delete some of your boards first.',
    ],
    [0, 201, 'This would add 201 boards, but there is room for only 200 of them. The limit is 200.'],
  ])('are limited in number: %i boards, %i more', (count, added, problem) => {
    expect(findRoomProblem(count, added)).toBe(problem);
  });

  it('are all read from storage and backups, including those beyond the limit', () => {
    const boards = Array.from({ length: MAX_OWN_BOARDS + 5 }, (_, index) =>
      createOwnBoard(buildOwnBoardId(String(index)), `Board ${index}`, small),
    );

    expect(parseOwnBoards(JSON.parse(JSON.stringify(boards)), () => true)).toEqual(boards);
  });

  it('are read from storage without those that are invalid', () => {
    const stored: unknown = JSON.parse(
      JSON.stringify([food, food, { ...food, id: 'delta' }, { id: 7 }, null]),
    );

    expect(parseOwnBoards(stored, () => true)).toEqual([food]);
    expect(parseOwnBoards([{ ...food, id: buildOwnBoardId('x') }], (key) => key === 'tea')).toMatchObject([
      { cells: EMPTY_DELTA.with(3, 'tea') },
    ]);
  });
});
