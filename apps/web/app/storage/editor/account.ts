import { STORAGE_KEYS } from '@paniscus/domain/session';
import { readLocalStorage } from '../../site-script/local-storage';

/** Id of the signed-in account, from the unverified access token; undefined when there is none. */
export function readAccountId(): string | undefined {
  const payload = readLocalStorage(STORAGE_KEYS.access)?.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof claims.sub === 'string' ? claims.sub : undefined;
  } catch {
    return undefined;
  }
}
