import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Takes whoever plays by keyboard or ear to the element, at first and whenever `key` changes. */
export function useArrival<Place extends HTMLElement>(key: string | number): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), [key]);
  return place;
}
