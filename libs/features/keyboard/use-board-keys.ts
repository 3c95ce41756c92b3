import type { BoardSign } from '@paniscus/ui';
import { useMemo } from 'react';
import type { KeyboardActions } from './keyboard.types';

/** What the keys of a board do: they speak, open another board, or say that they are empty. */
export const useBoardKeys = (actions: KeyboardActions) =>
  useMemo(
    () => ({
      onPress: (sign: BoardSign | null) =>
        sign === null ? actions.announce('Empty key') : actions.press(sign.key),
      onPressStart: (sign: BoardSign) => actions.pressStart(sign.key),
      onPressCancel: (sign: BoardSign) => actions.pressCancel(sign.key),
    }),
    [actions],
  );
