import { useCallback, useSyncExternalStore } from 'react';
import type { BoardColumns } from './board.types';

/** Narrow or portrait windows have half as many columns and twice as many rows. */
export const NARROW = '(max-width: 47.99rem), (orientation: portrait)';

const getColumnCount = (isNarrow: boolean, hasLargeKeys: boolean): BoardColumns => {
  if (hasLargeKeys) return isNarrow ? 4 : 8;
  return isNarrow ? 8 : 16;
};

const onWidth = (listener: () => void) => {
  const narrow = matchMedia(NARROW);
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** Number of visible columns, for arrow keys and ARIA attributes. */
export function useBoardColumns(hasLargeKeys: boolean): BoardColumns {
  const shown = useCallback(() => getColumnCount(matchMedia(NARROW).matches, hasLargeKeys), [hasLargeKeys]);
  const wide = useCallback(() => getColumnCount(false, hasLargeKeys), [hasLargeKeys]);
  return useSyncExternalStore(onWidth, shown, wide);
}
