import { BOARD_IDS, normalizeWord } from '@paniscus/domain/keyboard';
import type { SavedKeyboard, WordPosition } from '@paniscus/domain/keyboard';
import { listWordPositions } from './list-word-positions';

type OpenBoard = Pick<SavedKeyboard, 'board' | 'path' | 'delta' | 'grid'>;

/** Whether a word is on the board that is open. */
const isOpen = ({ board, ownBoard }: WordPosition, open: OpenBoard) =>
  board === open.board && ownBoard?.id === open.path.at(-1);

/**
 * The first word on another board than the open one that starts with the characters; exact matches first. Panels come
 * before Delta, and Delta before the other own boards.
 */
export function findOnOtherBoards(characters: string, open: OpenBoard): WordPosition | undefined {
  const matches = listWordPositions(open.delta, open.grid)
    .filter((position) => !isOpen(position, open) && normalizeWord(position.word).startsWith(characters))
    .sort((one, other) => BOARD_IDS.indexOf(one.board) - BOARD_IDS.indexOf(other.board));
  return matches.find(({ word }) => normalizeWord(word) === characters) ?? matches[0];
}
