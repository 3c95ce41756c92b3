import { STORAGE_KEYS, tokenPairResponse } from '@paniscus/domain/session';
import type { AcceptInvitationForm, LoginForm } from '@paniscus/domain/session';
import { applyVisitorState } from '../site-script/visitor-state';
import { readLocalStorage } from '../site-script/local-storage';
import { callApi } from './client';
import { parseResponse } from './parse-response';

/** The browser does not let this site store who has signed in. */
export class SignInNotStoredError extends Error {}

export const isSignedIn = () => Boolean(readLocalStorage(STORAGE_KEYS.access));

/** Signs in and stores the tokens. Throws ProblemError, and SignInNotStoredError. */
export async function logIn(form: LoginForm): Promise<void> {
  await storeTokens(await callApi('/token/', { method: 'POST', body: form }));
}

/** Completes an account, signs in and stores the tokens. Throws ProblemError, and SignInNotStoredError. */
export async function acceptInvitation(token: string, body: AcceptInvitationForm): Promise<void> {
  await storeTokens(await callApi(`/invitations/${encodeURIComponent(token)}/`, { method: 'POST', body }));
}

/** Requests a link for a new password. The response does not reveal whether the email address is known. */
export async function requestPasswordReset(email: string): Promise<void> {
  await callApi('/password-reset/', { method: 'POST', body: { email } });
}

/** Sets a new password with the token of a link. Throws ProblemError. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await callApi(`/password-reset/${encodeURIComponent(token)}/`, { method: 'POST', body: { password } });
}

async function storeTokens(response: Response): Promise<void> {
  const pair = await parseResponse(response, tokenPairResponse);
  try {
    localStorage.setItem(STORAGE_KEYS.access, pair.access);
    localStorage.setItem(STORAGE_KEYS.refresh, pair.refresh);
  } catch (cause) {
    throw new SignInNotStoredError('The tokens were not stored.', { cause });
  }
  applyVisitorState();
}
