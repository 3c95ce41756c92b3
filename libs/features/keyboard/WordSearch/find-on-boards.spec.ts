import { createOwnBoard, DEFAULT_KEYBOARD, EMPTY_DELTA } from '@paniscus/domain/keyboard';
import { afterEach, describe, expect, it } from 'vitest';
import { addOwnWords, replaceOwnContent, setOwnBoards } from '../store/own-words';
import { findOnOtherBoards } from './find-on-boards';

const family = {
  ...createOwnBoard('board-family', 'Family', { rows: 1, columns: 2 }),
  cells: EMPTY_DELTA.with(1, 'own-11111').with(2, 'own-22222'),
};

/** Looks for typed letters while a board is open. */
const find = (characters: string, open: Partial<typeof DEFAULT_KEYBOARD>) =>
  findOnOtherBoards(characters, { ...DEFAULT_KEYBOARD, ...open });

afterEach(() => {
  replaceOwnContent({ words: [], boards: [] });
});

describe('typed letters', () => {
  it('find a word of another board, an exact match before a longer one', () => {
    expect(find('tickle', { board: 'alpha' })).toMatchObject({ board: 'beta', key: 'tickle' });
    expect(find('box', { board: 'alpha' })).toMatchObject({ board: 'gamma', key: 'box' });
    expect(find('to', { board: 'beta' })).toMatchObject({ board: 'gamma', key: 'to' });
  });

  it('find nothing on the open board, or for a word that no board has', () => {
    const delta = EMPTY_DELTA.with(5, 'tickle');

    expect(find('tickle', { board: 'beta' })).toBeUndefined();
    expect(find('tickle', { board: 'beta', delta })).toMatchObject({ board: 'delta', cell: 5 });
    expect(find('zebra', { board: 'alpha' })).toBeUndefined();
  });

  it('find what custom boards show, and from a custom board what Delta and the panels show', () => {
    setOwnBoards([family]);
    addOwnWords([
      { key: 'own-11111', word: 'Grandma' },
      { key: 'own-22222', word: 'Grandpa' },
    ]);
    const onFamily = { board: 'delta', path: [family.id] } as const;

    expect(find('grandma', { board: 'alpha' })).toMatchObject({ ownBoard: { id: family.id }, cell: 1 });
    // Beyond the two columns of the board.
    expect(find('grandpa', { board: 'alpha' })).toBeUndefined();
    expect(find('grandma', onFamily)).toBeUndefined();
    expect(find('tickle', onFamily)).toMatchObject({ board: 'beta' });
    expect(find('grandma', { ...onFamily, delta: EMPTY_DELTA.with(3, 'own-11111') })).toMatchObject({
      board: 'delta',
      cell: 3,
      ownBoard: undefined,
    });
  });
});
