import { appendCharacter, EMPTY_TYPE_AHEAD, findTypedCell, isTypeAheadKey } from '@paniscus/domain/keyboard';
import { useCallback, useRef } from 'react';

type Cells = readonly ({ word: string } | null)[];

/** Maps a key that is typed in a cell of the open board to the cell of the matching word; `null` without a match. */
export type FindTypedCell = (cells: Cells, key: string, cell: number) => number | null;

/**
 * Type-ahead in the grid; letters typed in quick succession form one search, also when they open another board. What is
 * not among the cells is looked for with `openElsewhere`, which returns whether another board has it.
 */
export function useTypeAhead(openElsewhere: (characters: string) => boolean): FindTypedCell {
  const typed = useRef(EMPTY_TYPE_AHEAD);

  return useCallback(
    (cells, key, cell) => {
      if (!isTypeAheadKey(key)) return null;
      typed.current = appendCharacter(typed.current, key, performance.now());
      const words = cells.map((sign) => sign?.word ?? null);
      const next = findTypedCell(words, typed.current, cell);
      return next ?? (openElsewhere(typed.current.characters) ? cell : null);
    },
    [openElsewhere],
  );
}
