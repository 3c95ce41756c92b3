import { STORAGE_KEYS } from '@paniscus/domain/session';
import { readLocalStorage } from './local-storage';

export function clearSession(): void {
  for (const key of Object.values(STORAGE_KEYS)) localStorage.removeItem(key);
}

/** Attribute of `html` while the page is being left after a logout. */
const LEAVING = 'data-leaving';

/** Whether a logout is opening the home page; nothing else may navigate meanwhile. */
export const isLoggingOut = (): boolean => document.documentElement.hasAttribute(LEAVING);

function markAsLeaving(): void {
  const root = document.documentElement;
  root.setAttribute(LEAVING, '');
  // The page may come back from the back/forward cache.
  addEventListener('pagehide', () => root.removeAttribute(LEAVING), { once: true });
}

/**
 * Clears the local session at once, revokes the refresh token on the server without waiting, and opens the home page.
 */
export function logOut(): void {
  const refresh = readLocalStorage(STORAGE_KEYS.refresh);
  if (refresh !== null)
    void fetch('/api/token/revoke/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh }),
      keepalive: true,
    }).catch(() => undefined);
  markAsLeaving();
  clearSession();
  location.assign('/');
}
