import { LexigramBoard } from '@paniscus/ui';
import { useMemo } from 'react';
import type { KeyboardActions, KeyboardState } from '../keyboard.types';
import { boardNames } from '../store/names.data';
import type { FindTypedCell } from '../WordSearch/use-type-ahead';
import { listBoardSigns } from './board-cells';
import { useBoardKeys } from '../use-board-keys';

interface KeyboardBoardProps {
  state: KeyboardState;
  actions: KeyboardActions;
  /** Finds the cell that typed letters mean. */
  findTypedCell: FindTypedCell;
}

/** The selected board; pressing a key speaks its word, and typing letters moves the focus. */
export function KeyboardBoard({ state, actions, findTypedCell }: KeyboardBoardProps) {
  const { board, delta, ownWords, sentence, spoken, playingIndex, settings } = state;
  const cells = useMemo(() => listBoardSigns(board, delta, ownWords), [board, delta, ownWords]);
  const keys = useBoardKeys(actions);
  return (
    <LexigramBoard
      name={boardNames[board]}
      cells={cells}
      {...keys}
      onType={(key, cell) => findTypedCell(cells, key, cell)}
      pressedKey={state.pressedKey}
      soundingKey={playingIndex === null ? null : (spoken ?? sentence)[playingIndex]}
      hasLargeKeys={settings.hasLargeKeys}
      hasHighContrast={settings.hasHighContrast}
      hasWords={settings.hasWords}
    />
  );
}
