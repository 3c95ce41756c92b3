import { STORAGE_KEYS } from '@paniscus/domain/session';
import type { TokenPair } from '@paniscus/domain/session';
import { readLocalStorage } from '../site-script/local-storage';
import { holdPage, redirectToLogin, redirectToLoginUnlessInUse } from './sign-in/redirect-to-login';
import type { LoginReason } from './sign-in/redirect-to-login';
import { ProblemError, toProblemError } from './problem-error';
import { getLocks, refreshOnce } from './sign-in/refresh-tokens';

type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  /** Asks the server for what may have changed since the browser has stored it. */
  cache?: 'no-cache';
  /** Sends the request instead of `fetch`, for example to report the progress of an upload. */
  transport?: (url: string, access: string | null) => Promise<Response>;
  /**
   * Does not open the login page when the session has ended, so that nothing typed is lost; by default for requests that
   * change something, and for others while a dialog is open.
   */
  staysOnPage?: boolean;
};

const isChange = (method = 'GET') => method !== 'GET';

/** Calls the API. Throws ProblemError unless the status is 2xx. */
export async function callApi(path: string, request: ApiRequest = {}): Promise<Response> {
  const response = await send(path, request, null);
  if (!response.ok) throw await toProblemError(response, isChange(request.method));
  return response;
}

/**
 * Calls the API as signed-in staff. Refreshes an expired access token and repeats the call; if the refresh is rejected,
 * signs out and opens the login page, or throws a ProblemError of status 401 on a page that stays.
 */
export async function callApiAsStaff(path: string, request: ApiRequest = {}): Promise<Response> {
  const access = readLocalStorage(STORAGE_KEYS.access);
  let response = await send(path, request, access);
  if (isAnonymous(response) && (await refresh(access)))
    response = await send(path, request, readLocalStorage(STORAGE_KEYS.access));
  if (isAnonymous(response)) {
    leavePage(request, access === null ? undefined : 'sessionEnded');
    throw new ProblemError(401);
  }
  if (!response.ok) throw await toProblemError(response, isChange(request.method));
  return response;
}

function leavePage({ method = 'GET', staysOnPage }: ApiRequest, reason?: LoginReason): void {
  if (staysOnPage === false) redirectToLogin(reason);
  else if (staysOnPage === undefined && method === 'GET') redirectToLoginUnlessInUse(reason);
  else if (staysOnPage === undefined) holdPage();
}

/**
 * Whether the token was not accepted: 401, or a public endpoint that sends `www-authenticate` because a sign-in would
 * change the response.
 */
function isAnonymous(response: Response): boolean {
  return response.status === 401 || response.headers.has('www-authenticate');
}

async function send(
  path: string,
  { method = 'GET', body, headers: extraHeaders, cache, transport }: ApiRequest,
  access: string | null,
): Promise<Response> {
  if (transport !== undefined) return transport(`/api${path}`, access);
  const headers = new Headers({ accept: 'application/json', ...extraHeaders });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (access !== null) headers.set('authorization', `Bearer ${access}`);
  const { onLine } = navigator;
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      cache,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    // Without a network, nothing was sent.
    throw new ProblemError(0, undefined, undefined, onLine && isChange(method));
  }
}

let locks: ReturnType<typeof getLocks> | undefined;

function refresh(rejectedToken: string | null): Promise<boolean> {
  locks ??= getLocks(navigator);
  return refreshOnce(rejectedToken, { store: localStorage, locks, requestTokenPair });
}

async function requestTokenPair(refreshToken: string): Promise<TokenPair | undefined> {
  const response = await send('/token/refresh/', { method: 'POST', body: { refresh: refreshToken } }, null);
  if (response.ok) {
    // Loaded on demand: yup would be a tenth of the cart's script.
    const { parseTokenPair } = await import('./responses/parse-token-pair');
    return parseTokenPair(response);
  }
  if (response.status === 429 || response.status >= 500) throw await toProblemError(response);
  return undefined;
}
