import { useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

/** Index of the cell that contains an element. */
export const findCellIndex = (target: EventTarget): number | null => {
  const index =
    target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined;
  return index === undefined ? null : Number(index);
};

/** Index that a key of a physical keyboard moves to; `null` for any other key. */
type Move = (index: number, move: { key: string; isControl: boolean }) => number | null;

/** Roving tab stop: arrow keys and typed letters move the focus, and the tab stop follows it. */
export function useTabStop(move: Move, onType: (key: string, from: number) => number | null = () => null) {
  const [tabStop, setTabStop] = useState(0);
  const onFocus = (event: FocusEvent) => setTabStop(findCellIndex(event.target) ?? tabStop);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = findCellIndex(event.target);
    if (index === null || event.altKey || event.metaKey) return;
    const { key, ctrlKey: isControl } = event;
    const next = move(index, { key, isControl }) ?? (isControl ? null : onType(key, index));
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };
  return { tabStop, onFocus, onKeyDown };
}
