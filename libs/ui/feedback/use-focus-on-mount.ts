import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Ref of an element that replaces the control that was pressed, such as the result of a form. It takes the focus when it
 * appears, so that a screen reader and the Tab key continue there, and is in view from its start. The element needs
 * `tabIndex={-1}`.
 */
export function useFocusOnMount<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (isWanted && ref.current !== null) focusInView(ref.current);
  }, [isWanted]);
  return ref;
}

function focusInView(element: HTMLElement): void {
  element.focus();
  // Browsers do not scroll to the start of an element of which they show another part.
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  if (element.getBoundingClientRect().top < Number.parseFloat(scrollPaddingTop)) element.scrollIntoView();
}
