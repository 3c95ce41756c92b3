import { STORAGE_KEYS } from '@paniscus/domain/session';
import type { LoginForm, TokenPair } from '@paniscus/domain/session';
import { showPerson } from '../site-script/person';
import { stored } from '../site-script/storage';
import { call } from './client';

export const isSignedIn = () => Boolean(stored(STORAGE_KEYS.access));

/** Signs in and stores the tokens. Throws ProblemError. */
export async function logIn(form: LoginForm): Promise<void> {
  const answer = await call('/token/', { method: 'POST', body: form });
  const pair = (await answer.json()) as TokenPair;
  localStorage.setItem(STORAGE_KEYS.access, pair.access);
  localStorage.setItem(STORAGE_KEYS.refresh, pair.refresh);
  showPerson();
}
