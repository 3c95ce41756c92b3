import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Focuses the element on mount and whenever `key` changes, for keyboard and screen reader users. */
export function useArrival<Place extends HTMLElement>(key: string | number): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), [key]);
  return place;
}
