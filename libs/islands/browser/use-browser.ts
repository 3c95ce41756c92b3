import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Reads a browser-only value on each render; returns `onServer()` on the server and during hydration. */
export function useInBrowser<T>(inBrowser: () => T, onServer: () => T): T {
  return useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
}

/** False on the server and during hydration. */
export function useIsBrowser(): boolean {
  return useInBrowser(
    () => true,
    () => false,
  );
}
