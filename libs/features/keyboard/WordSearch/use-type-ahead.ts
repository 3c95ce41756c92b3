import { appendCharacter, EMPTY_TYPE_AHEAD, findTypedCell, isTypeAheadKey } from '@paniscus/domain/keyboard';
import { useCallback, useRef } from 'react';

type Cells = readonly ({ word: string } | null)[];

/** Maps a key that is typed in a cell of the open board to the cell of the matching word; `null` for other keys. */
export type FindTypedCell = (cells: Cells, key: string, cell: number) => number | null;

/**
 * Type-ahead in the grid; letters typed in quick succession form one search, also when they open another board. What is
 * not among the cells is looked for with `openElsewhere`, which also gets the number of the word.
 */
export function useTypeAhead(
  openElsewhere: (characters: string, word: number) => Promise<void>,
): FindTypedCell {
  const typed = useRef(EMPTY_TYPE_AHEAD);
  const word = useRef(0);
  /** The cell of the word so far; `null` while another board may have it. */
  const found = useRef<number>(null);

  return useCallback(
    (cells, key, cell) => {
      // The word has been chosen, or left for another key: the next letter begins another word.
      if (key === 'Enter' || key === ' ' || (found.current ?? cell) !== cell) {
        typed.current = EMPTY_TYPE_AHEAD;
        word.current += 1;
      }
      if (!isTypeAheadKey(key)) return null;
      typed.current = appendCharacter(typed.current, key, performance.now());
      const words = cells.map((sign) => sign?.word ?? null);
      const next = findTypedCell(words, typed.current, cell);
      found.current = next;
      if (next === null) void openElsewhere(typed.current.characters, word.current);
      return next ?? cell;
    },
    [openElsewhere],
  );
}
