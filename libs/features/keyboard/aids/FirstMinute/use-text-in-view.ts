import { useFocusOnMount } from '@paniscus/ui';
import { useEffect } from 'react';
import { findVisibleRange } from '../../Scanning/find-visible-range';

/** Whether the sentence or the edge of the window covers a part of it. */
function isCovered(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.bottom > Math.min(innerHeight, findVisibleRange(element, box).bottom);
}

/**
 * Ref of the text: it takes the focus from the button below the board, and each step is scrolled into view. With large
 * text, this may leave the button that was pressed behind the sentence; then the text takes the focus, too.
 */
export function useTextInView(at: number) {
  const text = useFocusOnMount<HTMLParagraphElement>();
  useEffect(() => {
    text.current?.scrollIntoView({ block: 'nearest' });
    // Of a text that is taller than the room for it, the beginning.
    text.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    const focused = text.current?.closest('section')?.querySelector('button:focus') ?? null;
    if (focused !== null && isCovered(focused)) text.current?.focus({ preventScroll: true });
  }, [text, at]);
  return text;
}
