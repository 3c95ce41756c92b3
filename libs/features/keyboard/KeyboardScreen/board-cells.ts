import type { BoardId, DeltaBoard, OwnWords } from '@paniscus/domain/keyboard';
import { findLexigram, PANELS } from '@paniscus/lexigrams';
import type { Lexigram } from '@paniscus/lexigrams';
import type { BoardSign } from '@paniscus/ui';
import { findSign } from '../store/own-words';

type Cells = readonly (Lexigram | null)[];

/** The lexigram in each cell of a board; Delta holds the visitor's own words. */
export const listCells = (board: BoardId, delta: DeltaBoard): Cells =>
  PANELS.find(({ id }) => id === board)?.lexigrams ??
  delta.map((key) => (key === null ? null : (findLexigram(key) ?? null)));

/** The signs of a board, with the visitor's own words. */
export const listBoardSigns = (
  board: BoardId,
  delta: DeltaBoard,
  ownWords: OwnWords,
): readonly (BoardSign | null)[] =>
  PANELS.find(({ id }) => id === board)?.lexigrams ??
  delta.map((key) => (key === null ? null : (findSign(key, ownWords) ?? null)));

const PREVIEW_SIGNS = 8;
/** Cells between the signs of a preview: one row and one column. */
const PREVIEW_STEP = 17;

/** Signs of the preview of a board: one from each row along a diagonal; for Delta the visitor's first words. */
export function listPreviewSigns(board: BoardId, delta: DeltaBoard): Cells {
  const cells = listCells(board, delta);
  const signs = Array.from({ length: PREVIEW_SIGNS }, (_, row) => cells[row * PREVIEW_STEP] ?? null);
  if (board !== 'delta') return signs;
  const own = cells.filter((lexigram) => lexigram !== null);
  return signs.map((_, index) => own[index] ?? null);
}
