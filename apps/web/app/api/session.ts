import { STORAGE_KEYS, tokenPairResponse } from '@paniscus/domain/session';
import type { LoginForm } from '@paniscus/domain/session';
import { showPerson } from '../site-script/person';
import { stored } from '../site-script/storage';
import { call } from './client';
import { parseResponse } from './parse-response';

export const isSignedIn = () => Boolean(stored(STORAGE_KEYS.access));

/** Signs in and stores the tokens. Throws ProblemError. */
export async function logIn(form: LoginForm): Promise<void> {
  const response = await call('/token/', { method: 'POST', body: form });
  const pair = await parseResponse(response, tokenPairResponse);
  localStorage.setItem(STORAGE_KEYS.access, pair.access);
  localStorage.setItem(STORAGE_KEYS.refresh, pair.refresh);
  showPerson();
}
