import { LexigramBoard } from '@paniscus/ui';
import { useCallback, useMemo } from 'react';
import type { KeyboardActions, KeyboardState } from '../keyboard.types';
import { boardNames } from '../store/names.data';
import { findOnOtherBoards } from '../WordSearch/find-on-boards';
import { useTypeAhead } from '../WordSearch/use-type-ahead';
import { listBoardSigns } from './board-cells';
import { useBoardKeys } from '../use-board-keys';

interface KeyboardBoardProps {
  state: KeyboardState;
  actions: KeyboardActions;
}

/** The selected board; pressing a key speaks its word, and typing letters moves the focus. */
export function KeyboardBoard({ state, actions }: KeyboardBoardProps) {
  const { board, delta, grid, ownWords, sentence, spoken, playingIndex, settings } = state;
  const cells = useMemo(() => listBoardSigns(board, delta, ownWords), [board, delta, ownWords]);
  const keys = useBoardKeys(actions);
  const findOnOtherBoard = useCallback(
    (characters: string) => {
      const found = findOnOtherBoards(characters, board, delta, grid);
      if (found === undefined) return null;
      actions.chooseBoard(found.board);
      return found.cell;
    },
    [actions, board, delta, grid],
  );
  const findTypedCell = useTypeAhead(cells, findOnOtherBoard);
  return (
    <LexigramBoard
      name={boardNames[board]}
      cells={cells}
      {...keys}
      onType={findTypedCell}
      pressedKey={state.pressedKey}
      soundingKey={playingIndex === null ? null : (spoken ?? sentence)[playingIndex]}
      hasLargeKeys={settings.hasLargeKeys}
      hasHighContrast={settings.hasHighContrast}
      hasWords={settings.hasWords}
    />
  );
}
