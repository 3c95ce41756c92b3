import {
  appendCharacter,
  EMPTY_TYPE_AHEAD,
  findTypedCell,
  hasSpaceNext,
  isTypeAheadKey,
} from '@paniscus/domain/keyboard';
import { useCallback, useRef } from 'react';

type Cells = readonly ({ word: string } | null)[];

/** Maps a key that is typed in a cell of the open board to the cell of the matching word; `null` for other keys. */
export type FindTypedCell = (cells: Cells, key: string, cell: number) => number | null;

/**
 * Type-ahead in the grid; letters typed in quick succession form one search, also when they open another board. What is
 * not among the cells is looked for with `openElsewhere`, which also gets the number of the word, and resolves to whether the
 * next press would be meant for a word that no board has. That press is ignored.
 */
export function useTypeAhead(
  openElsewhere: (characters: string, word: number) => Promise<boolean>,
): FindTypedCell {
  const typed = useRef(EMPTY_TYPE_AHEAD);
  const word = useRef(0);
  /** The cell of the word so far; `null` while another board may have it. */
  const found = useRef<number>(null);
  /** The cell in which letters have been typed that begin no word. */
  const lost = useRef<number>(null);

  return useCallback(
    (cells, key, cell) => {
      const words = cells.map((sign) => sign?.word ?? null);
      const startOver = () => {
        typed.current = EMPTY_TYPE_AHEAD;
        word.current += 1;
      };
      if (!isTypeAheadKey(key)) {
        const isPress = key === 'Enter' || key === ' ';
        const isPartOfWord = key === ' ' && hasSpaceNext(words, typed.current, performance.now());
        const isIgnored = isPress && (isPartOfWord || lost.current === cell);
        lost.current = null;
        // The word has been chosen: the next letter begins another one.
        if (isPress && !isPartOfWord) startOver();
        // The focus stays, and the key is not pressed.
        return isIgnored ? cell : null;
      }
      // The word has been left for another key.
      if ((found.current ?? cell) !== cell) startOver();
      typed.current = appendCharacter(typed.current, key, performance.now());
      lost.current = null;
      found.current = findTypedCell(words, typed.current, cell);
      if (found.current === null) {
        const { characters } = typed.current;
        void openElsewhere(characters, word.current).then((isLost) => {
          if (isLost && typed.current.characters === characters) lost.current = cell;
        });
      }
      return found.current ?? cell;
    },
    [openElsewhere],
  );
}
