import { STORAGE_KEYS } from '@paniscus/domain';
import { stored } from './storage';

/** Forgets the tokens and the cart in this browser. */
export function forgetPerson(): void {
  for (const key of Object.values(STORAGE_KEYS)) localStorage.removeItem(key);
}

/** Ends the session here at once and, as far as the server can be reached, there too; then shows the home page. */
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
