import { listShownCells } from '@paniscus/domain/keyboard';
import type { BoardGrid, DeltaBoard, OwnBoard, WordPosition } from '@paniscus/domain/keyboard';
import { LEXIGRAMS } from '@paniscus/lexigrams';
import { findSign, getOwnBoards } from '../store/own-words';

/** The words that a custom board shows, with their positions; `ownBoard` when it is not Delta. */
const listShown = (
  { cells, grid }: { cells: DeltaBoard; grid: BoardGrid },
  ownBoard?: OwnBoard,
): WordPosition[] =>
  listShownCells(cells, grid).flatMap((key, cell) => {
    const sign = key === null ? undefined : findSign(key);
    return sign === undefined ? [] : [{ key: sign.key, word: sign.word, board: 'delta', cell, ownBoard }];
  });

/** Lists all words with their positions: on the three built-in panels, and again on the visitor's own boards. */
export function listWordPositions(
  delta: DeltaBoard,
  grid: BoardGrid,
  ownBoards = getOwnBoards(),
): readonly WordPosition[] {
  const onPanels = LEXIGRAMS.map(({ key, word, panel, cell }) => ({ key, word, board: panel, cell }));
  const onOwnBoards = ownBoards.flatMap((board) => listShown({ cells: board.cells, grid: board }, board));
  return [...onPanels, ...listShown({ cells: delta, grid }), ...onOwnBoards];
}
