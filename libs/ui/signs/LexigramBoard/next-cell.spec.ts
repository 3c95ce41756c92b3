import { describe, expect, it } from 'vitest';
import { nextCell } from './next-cell';

const move = (key: string, isControl = false) => ({ key, isControl });

describe('board navigation keys', () => {
  it.each([
    [16, 33, { ArrowRight: 34, ArrowLeft: 32, ArrowDown: 49, ArrowUp: 17, Home: 32, End: 47 }],
    [8, 33, { ArrowRight: 34, ArrowLeft: 32, ArrowDown: 41, ArrowUp: 25, Home: 32, End: 39 }],
    [4, 33, { ArrowRight: 34, ArrowLeft: 32, ArrowDown: 37, ArrowUp: 29, Home: 32, End: 35 }],
  ] as const)('follow the %i visible columns', (columns, index, wanted) => {
    for (const [key, next] of Object.entries(wanted)) {
      expect(nextCell(index, move(key), columns), key).toBe(next);
    }
  });

  it('stop at the edges of the board', () => {
    expect(nextCell(0, move('ArrowLeft'), 16)).toBe(0);
    expect(nextCell(5, move('ArrowUp'), 8)).toBe(5);
    expect(nextCell(127, move('ArrowRight'), 16)).toBe(127);
    expect(nextCell(120, move('ArrowDown'), 8)).toBe(120);
  });

  it('move to the first and last key with Control, and by four rows with Page Up and Page Down', () => {
    expect(nextCell(70, move('Home', true), 16)).toBe(0);
    expect(nextCell(70, move('End', true), 16)).toBe(127);
    expect(nextCell(5, move('PageDown'), 16)).toBe(69);
    expect(nextCell(100, move('PageDown'), 16)).toBe(116);
    expect(nextCell(20, move('PageUp'), 16)).toBe(4);
  });

  it('ignore all other keys', () => {
    expect(nextCell(5, move('Enter'), 16)).toBeNull();
    expect(nextCell(5, move('a'), 16)).toBeNull();
  });
});
