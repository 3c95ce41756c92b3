import { STORAGE_KEYS } from '@paniscus/domain';
import type { TokenPair } from '@paniscus/domain';
import { stored } from '../site-script/storage';
import { ProblemError, toProblem } from './problem-error';
import { getLocks, refreshOnce } from './refresh';
import { leaveForLogin } from './leave-for-login';

type Call = { method?: 'GET' | 'POST' | 'PUT'; body?: unknown };

/** Makes a call and answers what came back. Throws ProblemError for anything but 2xx. */
export async function call(path: string, request: Call = {}): Promise<Response> {
  const answer = await send(path, request, null);
  if (!answer.ok) throw await toProblem(answer);
  return answer;
}

/**
 * The same as signed-in staff. An access token that has run out is renewed and the call repeated; when that is
 * refused the person is signed out here and taken to the login page.
 */
export async function callAsStaff(path: string, request: Call = {}): Promise<Response> {
  const access = stored(STORAGE_KEYS.access);
  let answer = await send(path, request, access);
  if (isAnonymous(answer) && (await refresh(access)))
    answer = await send(path, request, stored(STORAGE_KEYS.access));
  if (isAnonymous(answer)) {
    leaveForLogin();
    throw new ProblemError(401);
  }
  if (!answer.ok) throw await toProblem(answer);
  return answer;
}

/**
 * Whether the answer is one for nobody in particular: refused, or, from an endpoint that is open to all, with a
 * note that signing in would have changed it.
 */
function isAnonymous(answer: Response): boolean {
  return answer.status === 401 || answer.headers.has('www-authenticate');
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
  const answer = await send('/token/refresh/', { method: 'POST', body: { refresh: refreshToken } }, null);
  if (answer.ok) return (await answer.json()) as TokenPair;
  if (answer.status === 429 || answer.status >= 500) throw await toProblem(answer);
  return undefined;
}
