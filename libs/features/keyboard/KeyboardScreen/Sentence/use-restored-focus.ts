import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';

const listRemoveButtons = (strip: Element) => [...strip.querySelectorAll<HTMLElement>('ol button')];
const findControl = (strip: Element) =>
  strip.querySelector<HTMLElement>('[data-scan-group="controls"] button');

/**
 * Moves focus when a focused button removes itself: to the sign that moves up to its position, otherwise to the
 * controls. Without this, focus would return to the top of the page.
 */
export function useRestoredFocus() {
  const strip = useRef<HTMLDivElement>(null);
  const pressedIndex = useRef<number | null>(null);

  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (strip.current === null || button === null) return;
    const index = listRemoveButtons(strip.current).indexOf(button);
    pressedIndex.current = index < 0 ? Infinity : index;
  };
  useLayoutEffect(() => {
    const index = pressedIndex.current;
    pressedIndex.current = null;
    if (strip.current === null || index === null || document.activeElement !== document.body) return;
    const remaining = listRemoveButtons(strip.current);
    (remaining[index] ?? remaining.at(-1) ?? findControl(strip.current))?.focus();
  });

  return { ref: strip, onClick };
}
