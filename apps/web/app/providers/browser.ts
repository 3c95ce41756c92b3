import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a page is drawn by the browser, which knows the visitor's own things, and not yet as the server drew it. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
