import { STORAGE_KEYS } from '@paniscus/domain/session';
import type { TokenPair } from '@paniscus/domain/session';

type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Locks = { request: <T>(name: string, task: () => Promise<T>) => Promise<T> };

export type RefreshOptions = {
  store: Store;
  locks: Locks;
  /** Requests a new token pair; undefined when the refresh token is rejected. Rejects when the API is unreachable. */
  requestTokenPair: (refresh: string) => Promise<TokenPair | undefined>;
};

/**
 * Refreshes a rejected access token once for all tabs: the tab that holds the lock sends the request, the others read
 * the new token from storage. Returns false when the user has to sign in again.
 */
export function refreshOnce(
  rejectedToken: string | null,
  { store, locks, requestTokenPair }: RefreshOptions,
): Promise<boolean> {
  return locks.request('paniscus-token-refresh', async () => {
    const access = store.getItem(STORAGE_KEYS.access);
    if (access !== rejectedToken) return access !== null;

    const refresh = store.getItem(STORAGE_KEYS.refresh);
    const pair = refresh === null ? undefined : await requestTokenPair(refresh);
    // Signing out in the meantime wins. Storage changes of another tab may arrive late: a different token is that tab's
    // refresh and just as valid.
    const stored = store.getItem(STORAGE_KEYS.refresh);
    if (stored !== refresh) return stored !== null;
    if (pair === undefined) return false;
    store.setItem(STORAGE_KEYS.access, pair.access);
    store.setItem(STORAGE_KEYS.refresh, pair.refresh);
    return true;
  });
}

/** Web Locks need a secure context; without them, calls are serialized within the page only. */
export function getLocks(navigator: { locks?: Locks }): Locks {
  if (navigator.locks !== undefined) return navigator.locks;
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name, task) => {
      const run = last.then(task, task);
      last = run;
      return run;
    },
  };
}
