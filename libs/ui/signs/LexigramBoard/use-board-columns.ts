import { useMemo, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { BoardColumns } from './board.types';

const isColumnCount = (count: number): count is BoardColumns => [4, 8, 16].includes(count);

/** Number of columns that the style sheet lays the grid out in; 16 before it is displayed. */
function readColumns(grid: Element | null): BoardColumns {
  const count = grid === null ? NaN : Number(getComputedStyle(grid).getPropertyValue('--columns'));
  return isColumnCount(count) ? count : 16;
}

/** Subscribes to changes of the size of an element. */
export const observeSize = (grid: RefObject<Element | null>) => (listener: () => void) => {
  const observer = new ResizeObserver(listener);
  if (grid.current !== null) observer.observe(grid.current);
  return () => observer.disconnect();
};

/**
 * Number of visible columns, for arrow keys and ARIA attributes. Read from the style sheet, which chooses it by the width
 * of the board in relation to the text size.
 */
export function useBoardColumns(grid: RefObject<Element | null>): BoardColumns {
  const subscribe = useMemo(() => observeSize(grid), [grid]);
  return useSyncExternalStore(
    subscribe,
    () => readColumns(grid.current),
    () => 16 as const,
  );
}
