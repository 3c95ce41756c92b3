import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';

const removers = (strip: Element) => [...strip.querySelectorAll<HTMLElement>('li > button')];

/**
 * Moves focus when a focused button removes itself: to the sign that takes its place, otherwise to the controls.
 * Without this, focus would return to the top of the page.
 */
export function useRestoredFocus() {
  const strip = useRef<HTMLDivElement>(null);
  const pressedPlace = useRef<number | null>(null);

  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (strip.current === null || button === null) return;
    const place = removers(strip.current).indexOf(button);
    pressedPlace.current = place < 0 ? Infinity : place;
  };
  useLayoutEffect(() => {
    const place = pressedPlace.current;
    pressedPlace.current = null;
    if (strip.current === null || place === null || document.activeElement !== document.body) return;
    const left = removers(strip.current);
    const controls = strip.current.querySelector<HTMLElement>('[data-part="controls"] button');
    (left[place] ?? left.at(-1) ?? controls)?.focus();
  });

  return { ref: strip, onClick };
}
