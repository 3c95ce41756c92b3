import { STORAGE_KEYS } from '@paniscus/domain';
import type { TokenPair } from '@paniscus/domain';

type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Locks = { request: <T>(name: string, task: () => Promise<T>) => Promise<T> };

export type RefreshParts = {
  store: Store;
  locks: Locks;
  /** Asks for a new pair; undefined when the token is refused. Rejects when nobody can tell. */
  askForPair: (refresh: string) => Promise<TokenPair | undefined>;
};

/**
 * Refreshes a rejected access token once for all tabs: the tab that holds the lock sends the request, the others read
 * the new token from storage. Returns false when the user has to sign in again.
 */
export function refreshOnce(
  refusedAccess: string | null,
  { store, locks, askForPair }: RefreshParts,
): Promise<boolean> {
  return locks.request('paniscus-token-refresh', async () => {
    const access = store.getItem(STORAGE_KEYS.access);
    if (access !== refusedAccess) return access !== null;

    const refresh = store.getItem(STORAGE_KEYS.refresh);
    const pair = refresh === null ? undefined : await askForPair(refresh);
    // Who signed out meanwhile stays signed out. A browser may show this tab late what another one has stored: a
    // different token is then the other's renewal, and as good as this one.
    const stored = store.getItem(STORAGE_KEYS.refresh);
    if (stored !== refresh) return stored !== null;
    if (pair === undefined) return false;
    store.setItem(STORAGE_KEYS.access, pair.access);
    store.setItem(STORAGE_KEYS.refresh, pair.refresh);
    return true;
  });
}

/** Where the browser has no locks (an address without https), calls at least take turns within the page. */
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
