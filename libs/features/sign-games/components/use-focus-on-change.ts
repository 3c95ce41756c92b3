import { useFocusOnMount } from '@paniscus/ui';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Focuses the element on mount, in view, and whenever `key` changes, where the page is scrolled to, for keyboard and screen
 * reader users.
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
  }, [key, element]);
  return element;
}
