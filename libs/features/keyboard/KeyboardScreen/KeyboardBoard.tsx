import { LexigramBoard } from '@paniscus/ui';
import type { BoardSign } from '@paniscus/ui';
import { useCallback, useMemo } from 'react';
import { useTypeAhead } from '../FindWord/use-type-ahead';
import type { KeyboardActions, KeyboardState } from '../keyboard.types';
import { boardNames } from '../store/names.data';
import { listPlaces } from './cells';

interface KeyboardBoardProps {
  state: KeyboardState;
  actions: KeyboardActions;
}

/** The selected board; pressing a key speaks its word, and typing letters moves the focus. */
export function KeyboardBoard({ state, actions }: KeyboardBoardProps) {
  const { board, delta, sentence, soundingPlace, settings } = state;
  const places = useMemo(() => listPlaces(board, delta), [board, delta]);
  const press = useCallback(
    (sign: BoardSign | null) => {
      if (sign === null) actions.announce('This place is empty');
      else actions.press(sign.key);
    },
    [actions],
  );
  const warm = useCallback((sign: BoardSign) => actions.warm(sign.key), [actions]);
  const findTyped = useTypeAhead(places);
  return (
    <LexigramBoard
      name={boardNames[board]}
      places={places}
      onPress={press}
      onApproach={warm}
      onType={findTyped}
      pressedKey={state.pressedKey}
      soundingKey={soundingPlace === null ? null : sentence[soundingPlace]}
      hasLargeKeys={settings.hasLargeKeys}
      hasHighContrast={settings.hasHighContrast}
      hasWords={settings.hasWords}
    />
  );
}
