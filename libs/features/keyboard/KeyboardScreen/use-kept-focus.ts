import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';

const removers = (strip: Element) => [...strip.querySelectorAll<HTMLElement>('li > button')];

/**
 * A button that goes away by its own press hands the focus on: to the sign that moves up, else to the controls. A
 * keyboard or a screen reader would find itself at the head of the page otherwise.
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
