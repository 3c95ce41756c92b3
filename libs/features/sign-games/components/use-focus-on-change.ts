import { useFocusOnMount } from '@paniscus/ui';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Focuses the element on mount and whenever `key` changes, for keyboard and screen reader users. The page scrolls only if
 * the element is out of view; otherwise the next choice is where the last one was.
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
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [key, element]);
  return element;
}
