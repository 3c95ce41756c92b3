import { describe, expect, it } from 'vitest';
import { countFittingColumns, listGridLines, nextGridCell } from './grid-lines';

const press = (cell: number, key: string, lines: readonly (readonly number[])[], isControl = false) =>
  nextGridCell(cell, { key, isControl }, lines);

describe('lines of a grid', () => {
  it('are its rows, with the cell numbers of a full board', () => {
    expect(listGridLines({ rows: 2, columns: 3 }, 3)).toEqual([
      [0, 1, 2],
      [16, 17, 18],
    ]);
  });

  it('are parts of its rows where the keys would be too narrow', () => {
    expect(countFittingColumns(7, 320, 56)).toBe(4);
    expect(countFittingColumns(7, 0, 56)).toBe(7);
    expect(countFittingColumns(2, 10, 56)).toBe(2);
    expect(listGridLines({ rows: 1, columns: 7 }, 4)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it('are what arrow keys, Home, End and Page keys move in', () => {
    const lines = listGridLines({ rows: 2, columns: 7 }, 4);

    expect(press(3, 'ArrowRight', lines)).toBe(3);
    expect(press(3, 'ArrowDown', lines)).toBe(6);
    expect(press(6, 'ArrowDown', lines)).toBe(18);
    expect(press(0, 'ArrowUp', lines)).toBe(0);
    expect(press(5, 'Home', lines)).toBe(4);
    expect(press(0, 'End', lines, true)).toBe(22);
    expect(press(0, 'PageDown', lines)).toBe(20);
    expect(press(0, 'a', lines)).toBeNull();
  });
});
