import type { LexigramBoardProps } from './board.types';

/** Props of the key in a cell, the same for boards of all sizes. */
export function getKeyProps(props: LexigramBoardProps, index: number) {
  const { cells, pressedKey, soundingKey, selectedCell, emptyName = 'Empty key' } = props;
  const sign = cells[index] ?? null;
  return {
    index,
    sign,
    isPressed: sign !== null && sign.key === pressedKey,
    isSounding: sign !== null && sign.key === soundingKey,
    isSelected: index === selectedCell,
    emptyName,
  };
}
