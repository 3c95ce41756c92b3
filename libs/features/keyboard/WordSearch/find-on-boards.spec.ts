import { EMPTY_DELTA, FULL_GRID } from '@paniscus/domain/keyboard';
import { describe, expect, it } from 'vitest';
import { findOnOtherBoards } from './find-on-boards';

describe('typed letters', () => {
  it('find a word of another board, an exact match before a longer one', () => {
    expect(findOnOtherBoards('tickle', 'alpha', EMPTY_DELTA, FULL_GRID)).toMatchObject({
      board: 'beta',
      key: 'tickle',
    });
    expect(findOnOtherBoards('box', 'alpha', EMPTY_DELTA, FULL_GRID)).toMatchObject({
      board: 'gamma',
      key: 'box',
    });
    expect(findOnOtherBoards('to', 'beta', EMPTY_DELTA, FULL_GRID)).toMatchObject({
      board: 'gamma',
      key: 'to',
    });
  });

  it('find nothing on the open board, or for a word that no board has', () => {
    expect(findOnOtherBoards('tickle', 'beta', EMPTY_DELTA, FULL_GRID)).toBeUndefined();
    expect(findOnOtherBoards('tickle', 'beta', EMPTY_DELTA.with(5, 'tickle'), FULL_GRID)).toMatchObject({
      board: 'delta',
      cell: 5,
    });
    expect(findOnOtherBoards('zebra', 'alpha', EMPTY_DELTA, FULL_GRID)).toBeUndefined();
  });
});
