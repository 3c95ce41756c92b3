import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Focuses the element on mount and whenever `key` changes, for keyboard and screen reader users. */
export function useFocusOnChange<TElement extends HTMLElement>(
  key: string | number,
): RefObject<TElement | null> {
  const element = useRef<TElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), [key]);
  return element;
}
