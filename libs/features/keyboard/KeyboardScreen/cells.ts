import type { BoardId, DeltaBoard } from '@paniscus/domain/keyboard';
import { findLexigram, PANELS } from '@paniscus/lexigrams';
import type { Lexigram } from '@paniscus/lexigrams';

type Places = readonly (Lexigram | null)[];

/** The lexigram at each position of a board; Delta holds the visitor's own words. */
export const listPlaces = (board: BoardId, delta: DeltaBoard): Places =>
  PANELS.find(({ id }) => id === board)?.lexigrams ??
  delta.map((key) => (key === null ? null : (findLexigram(key) ?? null)));

const SIGNS_OF_AN_IMAGE = 8;
const STEP = 17;

/** Signs of the preview of a board: one from each row along a diagonal; for Delta the visitor's first words. */
export function getImage(board: BoardId, delta: DeltaBoard): Places {
  const places = listPlaces(board, delta);
  const signs = Array.from({ length: SIGNS_OF_AN_IMAGE }, (_, row) => places[row * STEP] ?? null);
  if (board !== 'delta') return signs;
  const own = places.filter((lexigram) => lexigram !== null);
  return signs.map((_, index) => own[index] ?? null);
}
