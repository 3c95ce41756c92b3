import { BOARD_IDS, normalizeWord } from '@paniscus/domain/keyboard';
import type { BoardGrid, BoardId, DeltaBoard, WordPosition } from '@paniscus/domain/keyboard';
import { listWordPositions } from './list-word-positions';

/** The first word on another panel than the open one, or on Delta, that starts with the characters; exact matches first. */
export function findOnOtherBoards(
  characters: string,
  open: BoardId,
  delta: DeltaBoard,
  grid: BoardGrid,
): WordPosition | undefined {
  const matches = listWordPositions(delta, grid).filter(
    ({ board, word, ownBoard }) =>
      board !== open && ownBoard === undefined && normalizeWord(word).startsWith(characters),
  );
  matches.sort((one, other) => BOARD_IDS.indexOf(one.board) - BOARD_IDS.indexOf(other.board));
  return matches.find(({ word }) => normalizeWord(word) === characters) ?? matches[0];
}
