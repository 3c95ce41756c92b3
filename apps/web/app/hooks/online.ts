import { useBrowserStore } from '@paniscus/islands/browser';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export const useIsOffline = (): boolean =>
  useBrowserStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
