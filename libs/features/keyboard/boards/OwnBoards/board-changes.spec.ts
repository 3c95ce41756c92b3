import { createOwnBoard, MAX_OWN_BOARDS } from '@paniscus/domain/keyboard';
import type { OwnBoard } from '@paniscus/domain/keyboard';
import { describe, expect, it } from 'vitest';
import { getOwnBoards, setOwnBoards } from '../../store/own-words';
import { fillBoards } from '../testing/fill-boards';
import { createBoard, duplicateBoard } from './board-changes';

const size = { rows: 2, columns: 3 };
const food: OwnBoard = { ...createOwnBoard('board-food', 'Food', size), hidden: ['egg'] };

const actions = { changeOwnBoards: setOwnBoards };
const WAYS = {
  'a new board, even for a folder key': () => createBoard({ name: 'School', ...size }, actions),
  'a copy': () => duplicateBoard(food, actions),
};

describe.each(Object.entries(WAYS))('%s', (_name, add) => {
  it('is added to the others', () => {
    const before = [...fillBoards(MAX_OWN_BOARDS - 2), food];
    setOwnBoards(before);

    const { board } = { board: undefined, ...add() };

    expect(getOwnBoards()).toEqual([...before, board]);
    expect(board).toMatchObject(size);
  });

  it('is refused at the limit, and no board is lost', () => {
    const before = [...fillBoards(MAX_OWN_BOARDS - 1), food];
    setOwnBoards(before);

    expect(add()).toEqual({ problem: 'You have reached the limit of 200 boards. Delete one first.' });
    expect(getOwnBoards()).toBe(before);
  });
});

it('a copy has a name of its own, and what its board hides', () => {
  setOwnBoards([food]);

  expect(duplicateBoard(food, actions)).toMatchObject({ board: { name: 'Food 2', hidden: ['egg'] } });
});
