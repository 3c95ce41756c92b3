import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { KeyboardActions, KeyboardState } from '../keyboard.types';
import { holdKeyPresses } from '../WordSearch/hold-key-presses';
import { openPosition } from '../WordSearch/open-position';
import { useTypeAhead } from '../WordSearch/use-type-ahead';
import type { FindTypedCell } from '../WordSearch/use-type-ahead';
import { OwnBoard } from './BoardAccess';

type OpenBoard = Pick<KeyboardState, 'board' | 'path' | 'delta' | 'grid'>;

type Lookup = {
  /** What has been typed of the word so far. */
  characters: string;
  /** Searches that have not ended, one for each letter; they may end in any order. */
  pending: number;
  /** Presses that wait until all of them have. */
  presses: ReturnType<typeof holdKeyPresses>;
};

/** Without a network it may be missing; the words of the open board are found all the same. */
const loadSearch = () => import('../WordSearch/find-on-boards').catch(() => undefined);

const focusCell = (cell: number) =>
  document.querySelector<HTMLElement>(`[data-scan-group="board"] [data-cell="${cell}"]`)?.focus();

/**
 * Type-ahead on all boards: a word that the open board does not have opens its board and gets the focus. Custom boards are
 * loaded with the first letter. Enter waits until the word has the focus, and presses nothing if no board has it; a visitor who
 * goes elsewhere meanwhile stays there.
 */
export function useTypedWord(
  { board, path, delta, grid }: OpenBoard,
  actions: KeyboardActions,
): FindTypedCell {
  const hasLoaded = useRef(false);
  /** Words that are being looked for, by their number. */
  const lookups = useRef(new Map<number, Lookup>());
  const openElsewhere = useCallback(
    async (characters: string, word: number): Promise<boolean> => {
      if (!hasLoaded.current) void actions.loadOwnWords();
      hasLoaded.current = true;
      const lookup = lookups.current.get(word) ?? { characters, pending: 0, presses: holdKeyPresses() };
      lookup.characters = characters;
      lookup.pending += 1;
      lookups.current.set(word, lookup);
      const { activeElement: focused } = document;
      try {
        const search = await loadSearch();
        const position = search?.findOnOtherBoards(characters, { board, path, delta, grid });
        if (position?.board === 'delta') await OwnBoard.preload();
        const isCurrent = lookup.characters === characters && document.activeElement === focused;
        if (!isCurrent || search === undefined) return false;
        if (position === undefined) {
          actions.showNote({ name: 'unknown-words', words: [characters] });
          return !lookup.presses.drop();
        }
        flushSync(() => openPosition(position, { board, path }, actions));
        focusCell(position.cell);
        return false;
      } finally {
        lookup.pending -= 1;
        if (lookup.pending === 0) {
          lookups.current.delete(word);
          lookup.presses.release();
        }
      }
    },
    [actions, board, path, delta, grid],
  );
  return useTypeAhead(openElsewhere);
}
