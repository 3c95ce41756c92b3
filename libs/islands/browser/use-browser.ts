import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * Whether an island shows local data yet: false on the server and during hydration. Undefined outside islands, where a
 * component that mounts in the browser shows local data at once.
 */
export const ShowsLocalData = createContext<boolean | undefined>(undefined);

const subscribeToNothing = () => () => undefined;

/**
 * Reads a browser-only store; returns `onServer()` on the server and during hydration. In an island, the store is read
 * in a transition afterward: React renders a large part with local data without blocking the browser.
 */
export function useBrowserStore<T>(
  subscribe: (onChange: () => void) => () => void,
  inBrowser: () => T,
  onServer: () => T,
): T {
  const showsLocalData = useContext(ShowsLocalData);
  return useSyncExternalStore(subscribe, showsLocalData === false ? onServer : inBrowser, onServer);
}

/** Reads a browser-only value on each render; returns `onServer()` on the server and during hydration. */
export function useInBrowser<T>(inBrowser: () => T, onServer: () => T): T {
  return useBrowserStore(subscribeToNothing, inBrowser, onServer);
}

/** False on the server and during hydration. */
export function useIsBrowser(): boolean {
  return useInBrowser(
    () => true,
    () => false,
  );
}
