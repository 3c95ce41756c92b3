import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBoardFaults } from './faults/board-faults.rules.ts';
import { repairBoard } from './repair-board.rules.ts';

const valid = {
  format: 'open-board-0.1',
  id: '1',
  locale: 'en',
  name: 'Snack',
  description_html: '',
  buttons: [1, 2, 3, 4].map((id) => ({ id: String(id), label: `word ${String(id)}` })),
  images: [],
  sounds: [],
  grid: {
    rows: 2,
    columns: 2,
    order: [
      ['1', '2'],
      ['3', '4'],
    ],
  },
};
const withGrid = (grid: object) => ({ ...valid, grid: { ...valid.grid, ...grid } });
const listFatal = (board: unknown) => findBoardFaults(board, false).filter(({ isFatal }) => isFatal);

describe('a board of another program', () => {
  it('is not touched when it follows the format', () => {
    expect(repairBoard(valid)).toEqual({ board: valid, changes: [] });
    expect(repairBoard(valid).board).toBe(valid);
  });

  it.each([
    [
      'without a format',
      { ...valid, format: undefined },
      ['format'],
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'with a short last row',
      withGrid({ order: [['1', '2'], ['3']] }),
      ['grid.order[1]'],
      [
        ['1', '2'],
        ['3', null],
      ],
    ],
    [
      'with a place without a button',
      withGrid({
        order: [
          ['1', '9'],
          ['3', '4'],
        ],
      }),
      ['grid.order[0][1]'],
      [
        ['1', null],
        ['3', '4'],
      ],
    ],
    [
      'without an order',
      withGrid({ order: undefined }),
      ['grid.order'],
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'without a grid',
      { ...valid, grid: undefined },
      ['grid.order', 'grid.columns', 'grid.rows'],
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'with a missing row',
      withGrid({ order: [['1', '2']] }),
      ['grid.order'],
      [
        ['1', '2'],
        [null, null],
      ],
    ],
    [
      'with a row more than it says',
      withGrid({ rows: 1 }),
      ['grid.rows'],
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'with a button that is none',
      { ...valid, buttons: [...valid.buttons, null] },
      ['buttons[4]'],
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
  ])('%s is read, and what was changed is said', (_case, board, fields, order) => {
    const repaired = repairBoard(board);

    expect(repaired.changes.map(({ field }) => field)).toEqual(fields);
    expect(repaired.board).toMatchObject({ format: 'open-board-0.1', grid: { order } });
    expect(listFatal(repaired.board)).toEqual([]);
    expect(repairBoard(repaired.board)).toEqual({ board: repaired.board, changes: [] });
  });

  it('is left as it is when nothing can be guessed', () => {
    for (const board of [7, {}, { buttons: {} }, withGrid({ rows: 1e9 }), withGrid({ columns: 1e9 })])
      expect(repairBoard(board)).toEqual({ board, changes: [] });
    expect(listFatal(repairBoard({ ...valid, format: 'open-board-9' }).board)).toHaveLength(1);
  });

  it('is readable after one repair, whatever its grid and buttons are', () => {
    const place = fc.oneof(fc.constantFrom('1', '2', 3, '9', null, undefined, {}), fc.integer());
    const grid = fc.record(
      {
        rows: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.string()),
        columns: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.constant(1.5)),
        order: fc.oneof(
          fc.array(fc.oneof(fc.array(place, { maxLength: 5 }), fc.constant(null)), { maxLength: 5 }),
          fc.string(),
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        grid,
        fc.array(fc.constantFrom(...valid.buttons, null, {}), { maxLength: 6 }),
        (anyGrid, buttons) => {
          const { board } = repairBoard({ ...valid, buttons, grid: anyGrid });

          expect(listFatal(board)).toEqual([]);
          expect(repairBoard(board).changes).toEqual([]);
        },
      ),
    );
  });
});
