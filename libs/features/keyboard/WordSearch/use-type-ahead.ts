import { appendCharacter, EMPTY_TYPE_AHEAD, findTypedCell, isTypeAheadKey } from '@paniscus/domain/keyboard';
import { useCallback, useRef } from 'react';

/** Maps a typed key and the current cell to the cell of the matching word; `null` without a match. */
export type FindTypedCell = (key: string, cell: number) => number | null;

/**
 * Type-ahead in the grid; letters typed in quick succession form one search. What is not among the cells is looked for
 * with `findElsewhere`, which gets all typed characters.
 */
export function useTypeAhead(
  cells: readonly ({ word: string } | null)[],
  findElsewhere: (characters: string) => number | null,
): FindTypedCell {
  const typed = useRef(EMPTY_TYPE_AHEAD);

  return useCallback(
    (key, cell) => {
      if (!isTypeAheadKey(key)) return null;
      typed.current = appendCharacter(typed.current, key, performance.now());
      const words = cells.map((sign) => sign?.word ?? null);
      return findTypedCell(words, typed.current, cell) ?? findElsewhere(typed.current.characters);
    },
    [cells, findElsewhere],
  );
}
