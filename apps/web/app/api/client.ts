import { STORAGE_KEYS } from '@paniscus/domain/session';
import type { TokenPair } from '@paniscus/domain/session';
import { stored } from '../site-script/storage';
import { leaveForLogin } from './leave-for-login';
import { ProblemError, toProblem } from './problem-error';
import { getLocks, refreshOnce } from './refresh';

type Call = { method?: 'GET' | 'POST' | 'PUT'; body?: unknown };

/** Calls the API. Throws ProblemError unless the status is 2xx. */
export async function call(path: string, request: Call = {}): Promise<Response> {
  const response = await send(path, request, null);
  if (!response.ok) throw await toProblem(response);
  return response;
}

/**
 * Calls the API as signed-in staff. Refreshes an expired access token and repeats the call; if the refresh is rejected,
 * signs out and opens the login page.
 */
export async function callAsStaff(path: string, request: Call = {}): Promise<Response> {
  const access = stored(STORAGE_KEYS.access);
  let response = await send(path, request, access);
  if (isAnonymous(response) && (await refresh(access)))
    response = await send(path, request, stored(STORAGE_KEYS.access));
  if (isAnonymous(response)) {
    leaveForLogin();
    throw new ProblemError(401);
  }
  if (!response.ok) throw await toProblem(response);
  return response;
}

/**
 * Whether the token was not accepted: 401, or a public endpoint that sends `www-authenticate` because a sign-in would
 * change the response.
 */
function isAnonymous(response: Response): boolean {
  return response.status === 401 || response.headers.has('www-authenticate');
}

async function send(path: string, { method = 'GET', body }: Call, access: string | null): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (access !== null) headers.set('authorization', `Bearer ${access}`);
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ProblemError(0);
  }
}

let locks: ReturnType<typeof getLocks> | undefined;

function refresh(refusedAccess: string | null): Promise<boolean> {
  locks ??= getLocks(navigator);
  return refreshOnce(refusedAccess, { store: localStorage, locks, askForPair });
}

async function askForPair(refreshToken: string): Promise<TokenPair | undefined> {
  const response = await send('/token/refresh/', { method: 'POST', body: { refresh: refreshToken } }, null);
  if (response.ok) {
    // Loaded on demand: yup would be a tenth of the cart's script.
    const { parseTokenPair } = await import('./parse-token-pair');
    return parseTokenPair(response);
  }
  if (response.status === 429 || response.status >= 500) throw await toProblem(response);
  return undefined;
}
