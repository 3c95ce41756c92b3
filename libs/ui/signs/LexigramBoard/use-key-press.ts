import type { BoardSign, LexigramBoardProps } from './board.types';
import { usePointerPresses } from './use-pointer-presses';

type PressProps = Pick<LexigramBoardProps, 'cells' | 'onPress' | 'onPressStart' | 'onPressCancel'>;

/** Presses by pointer, keyboard and script, and the start of a press by pointer before them. */
export function useKeyPress({ cells, onPress, onPressStart, onPressCancel }: PressProps) {
  const withSign = (index: number, notify?: (sign: BoardSign) => void) => {
    const sign = cells[index] ?? null;
    if (sign !== null) notify?.(sign);
  };
  return usePointerPresses({
    start: (index) => withSign(index, onPressStart),
    press: (index) => onPress(cells[index] ?? null, index),
    cancel: (index) => withSign(index, onPressCancel),
  });
}
