import { useSyncExternalStore } from 'react';

/** In pixels, unless the reader has changed the text size. */
export const DEFAULT_REM = 16;

/** A new text size changes the height of the page. */
function subscribe(listener: () => void): () => void {
  const observer = new ResizeObserver(listener);
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}

const readRem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The size of 1rem in CSS pixels, which grows with the reader's text size. */
export const useRem = (): number => useSyncExternalStore(subscribe, readRem, () => DEFAULT_REM);
