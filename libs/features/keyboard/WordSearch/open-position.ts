import type { WordPosition } from '@paniscus/domain/keyboard';
import type { KeyboardActions, KeyboardState } from '../keyboard.types';
import { getBoardName } from './get-board-name';

/** Opens the board that a word is on, unless it is open, and announces the word. */
export function openPosition(
  position: WordPosition,
  { board, path }: Pick<KeyboardState, 'board' | 'path'>,
  actions: Pick<KeyboardActions, 'chooseBoard' | 'openBoard' | 'announce'>,
): void {
  const { ownBoard } = position;
  if (ownBoard === undefined) {
    if (position.board !== board || path.length > 0) actions.chooseBoard(position.board);
  } else if (ownBoard.id !== path.at(-1)) actions.openBoard([ownBoard.id]);
  actions.announce(`${position.word}, on ${getBoardName(position)}`);
}
