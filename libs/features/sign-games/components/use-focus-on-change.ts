import { useFocusOnMount } from '@paniscus/ui';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { showInLowWindow } from './low-window';

/**
 * Focuses the element on mount, in view, and whenever `key` changes, for keyboard and screen reader users. By pointer, the
 * page stays where it is scrolled to, so that the next choice is where the last one was, unless the window is low.
 */
export function useFocusOnChange<TElement extends HTMLElement>(
  key: string | number,
): RefObject<TElement | null> {
  const element = useFocusOnMount<TElement>();
  const focusedKey = useRef(key);
  useEffect(() => {
    if (focusedKey.current === key) return;
    focusedKey.current = key;
    element.current?.focus({ preventScroll: true });
    if (element.current?.matches(':focus-visible') === true)
      element.current.scrollIntoView({ block: 'nearest' });
    else showInLowWindow(element.current);
  }, [key, element]);
  return element;
}
