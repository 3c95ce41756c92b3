import type { BoardId, DeltaBoard } from '@paniscus/domain';
import { lexigramOf, PANELS } from '@paniscus/lexigrams';
import type { Lexigram } from '@paniscus/lexigrams';

/** What lies on each place of a board; Delta's words are the visitor's own. */
export const placesOf = (board: BoardId, delta: DeltaBoard): readonly (Lexigram | null)[] =>
  PANELS.find(({ id }) => id === board)?.lexigrams ??
  delta.map((key) => (key === null ? null : (lexigramOf(key) ?? null)));
