import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { KeyboardActions, KeyboardState } from '../keyboard.types';
import { findOnOtherBoards } from '../WordSearch/find-on-boards';
import { openPosition } from '../WordSearch/open-position';
import { useTypeAhead } from '../WordSearch/use-type-ahead';
import type { FindTypedCell } from '../WordSearch/use-type-ahead';
import { OwnBoard } from './BoardAccess';

type OpenBoard = Pick<KeyboardState, 'board' | 'path' | 'delta' | 'grid'>;

const focusCell = (cell: number) =>
  document.querySelector<HTMLElement>(`[data-scan-group="board"] [data-cell="${cell}"]`)?.focus();

/**
 * Type-ahead on all boards: a word that the open board does not have opens its board and gets the focus. Own boards are
 * loaded with the first letter.
 */
export function useTypedWord(
  { board, path, delta, grid }: OpenBoard,
  actions: KeyboardActions,
): FindTypedCell {
  const hasLoaded = useRef(false);
  const openElsewhere = useCallback(
    (characters: string) => {
      if (!hasLoaded.current) void actions.loadOwnWords();
      hasLoaded.current = true;
      const position = findOnOtherBoards(characters, { board, path, delta, grid });
      if (position === undefined) return false;
      const isReady = position.board === 'delta' ? OwnBoard.preload() : Promise.resolve();
      void isReady.then(() => {
        flushSync(() => openPosition(position, { board, path }, actions));
        focusCell(position.cell);
      });
      return true;
    },
    [actions, board, path, delta, grid],
  );
  return useTypeAhead(openElsewhere);
}
