import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the browser can tell, read at each drawing; `onServer` while the page is still as the server drew it. */
export function useInBrowser<T>(inBrowser: () => T, onServer: () => T): T {
  return useSyncExternalStore(never, inBrowser, onServer);
}

/** Whether a page is drawn by the browser, which knows the visitor's own things, and not yet as the server drew it. */
export function useIsBrowser(): boolean {
  return useInBrowser(
    () => true,
    () => false,
  );
}
