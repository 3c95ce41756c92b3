import { STORAGE_KEYS } from '@paniscus/domain/session';
import { stored } from './storage';

export function forgetPerson(): void {
  for (const key of Object.values(STORAGE_KEYS)) localStorage.removeItem(key);
}

/**
 * Clears the local session at once, revokes the refresh token on the server without waiting, and opens the home page.
 */
export function logOut(): void {
  const refresh = stored(STORAGE_KEYS.refresh);
  if (refresh !== null)
    void fetch('/api/token/revoke/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh }),
      keepalive: true,
    }).catch(() => undefined);
  forgetPerson();
  location.assign('/');
}
