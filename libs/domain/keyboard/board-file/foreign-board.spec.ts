import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBoardFaults } from './board-faults.rules.ts';
import { parseBoard } from './read-board.rules.ts';

const words = ['banana', 'give', 'water', 'more'];
const findKey = (text: string) => words.find((word) => word === text.toLowerCase());

const aForeignBoard = (rows: unknown[][], labels: Record<string, string>, more: object = {}) => ({
  format: 'open-board-0.1',
  id: 7,
  locale: 'en',
  name: 'Kitchen',
  description_html: '',
  buttons: Object.entries(labels).map(([id, label]) => ({ id: Number(id), label })),
  images: [],
  sounds: [],
  grid: { rows: rows.length, columns: rows[0]?.length ?? 0, order: rows },
  ...more,
});
const getGrave = (board: unknown) =>
  findBoardFaults(board, false)
    .filter(({ isGrave }) => isGrave)
    .map(({ field }) => field);

describe('board of another program', () => {
  it('is placed at the top left when smaller, and reports unknown words', () => {
    const board = aForeignBoard(
      [
        [1, null, '3'],
        [2, 4, null],
      ],
      { 1: 'Banana', 2: 'GIVE', 3: 'spaceship', 4: 'water' },
    );

    const read = parseBoard(board, findKey);

    expect(findBoardFaults(board, false)).toEqual([]);
    expect(read).toMatchObject({ name: 'Kitchen', unmatched: ['spaceship'], isRearranged: false });
    expect(read.delta.slice(0, 3)).toEqual(['banana', null, null]);
    expect(read.delta.slice(16, 18)).toEqual(['give', 'water']);
  });

  it('may contain invalid colors, which are reported while its words are read', () => {
    for (const color of [{ toString: 1 }, [], 7, 'red']) {
      const buttons = [{ id: 1, label: 'water', background_color: color }];
      const board = aForeignBoard([[1]], {}, { buttons });

      expect(findBoardFaults(board, false)).toMatchObject([
        { field: 'buttons[0].background_color', isGrave: false },
      ]);
      expect(parseBoard(board, findKey).delta[0]).toBe('water');
    }
  });

  it('is laid out in reading order when larger, and lists the words that do not fit', () => {
    const board = aForeignBoard(
      Array.from({ length: 10 }, () => Array.from({ length: 20 }, () => 1)),
      { 1: 'more' },
    );

    const read = parseBoard(board, findKey);

    expect(read.delta.every((key) => key === 'more')).toBe(true);
    expect(read.leftOver).toHaveLength(72);
    expect(read.isRearranged).toBe(true);
  });

  it('is matched by vocalization when the label is unknown', () => {
    const board = aForeignBoard([[1]], {}, { buttons: [{ id: 1, label: 'H2O', vocalization: 'water' }] });

    expect(parseBoard(board, findKey).delta[0]).toBe('water');
  });

  it('is rejected with the field that makes it unreadable', () => {
    const fine = aForeignBoard([[1]], { 1: 'give' });

    expect(getGrave(fine)).toEqual([]);
    expect(getGrave([])).toEqual(['the file']);
    expect(getGrave({ ...fine, format: 'open-board-0.2' })).toEqual(['format']);
    expect(getGrave({ ...fine, format: { toString: 'x' } })).toEqual(['format']);
    expect(getGrave({ ...fine, buttons: {} })).toEqual(['buttons']);
    expect(getGrave({ ...fine, buttons: [null], grid: undefined })).toEqual(['buttons[0]', 'grid']);
    expect(getGrave({ ...fine, grid: { rows: 1.5, columns: 1, order: [] } })).toEqual(['grid.rows']);
    expect(getGrave({ ...fine, grid: { rows: 1, columns: 1e9, order: [] } })).toEqual(['grid']);
    expect(getGrave({ ...fine, grid: { rows: 2, columns: 1, order: [[1]] } })).toEqual(['grid.order']);
    expect(getGrave({ ...fine, grid: { rows: 1, columns: 1, order: [[1, 1]] } })).toEqual(['grid.order[0]']);
    expect(getGrave({ ...fine, grid: { rows: 1, columns: 1, order: [['x']] } })).toEqual([
      'grid.order[0][0]',
    ]);
    expect(getGrave({ ...fine, buttons: Array.from({ length: 6000 }, () => 0) })).toEqual(['buttons']);
  });

  it('is read despite minor faults, which are reported', () => {
    const board = aForeignBoard(
      [[1]],
      {},
      {
        locale: undefined,
        buttons: [
          { id: 1, label: 'give', background_color: 'red', image_id: 'i', color: 1 },
          { id: 1, load_board: { path: 'x' } },
        ],
        images: [{ id: 'x', data: 'javascript:alert(1)' }],
        sounds: 'none',
      },
    );

    expect(findBoardFaults(board, false).map(({ field }) => field)).toEqual([
      'locale',
      'buttons[0].background_color',
      'buttons[0].color',
      'buttons[1].label',
      'buttons[1].load_board.path',
      'buttons',
      'buttons[0].image_id',
      'sounds',
      'images[0].data',
      'images[0].content_type',
      'images[0].width',
      'images[0].height',
    ]);
    expect(getGrave(board)).toEqual([]);
  });

  it('is not affected by names from the object prototype', () => {
    const text =
      '{"format":"open-board-0.1","__proto__":{"name":"x"},"buttons":[{"id":"__proto__","label":"constructor"}],' +
      '"grid":{"rows":1,"columns":2,"order":[["__proto__","toString"]]}}';

    const read = parseBoard(JSON.parse(text), findKey);

    expect(getGrave(JSON.parse(text))).toEqual(['grid.order[0][1]']);
    expect(read).toMatchObject({ name: 'A board without a name', unmatched: ['constructor'] });
  });

  it('yields 128 cells for any input', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (buttons, order) => {
        const board = { buttons, grid: { rows: 1, columns: 1, order } };

        expect(parseBoard(board, findKey).delta).toHaveLength(128);
        expect(getGrave(board)).toContain('format');
      }),
    );
  });
});
