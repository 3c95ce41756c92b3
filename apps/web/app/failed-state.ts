import { data } from 'react-router-dom';

type FailedState = { kind: 'failed'; message: string };

/**
 * Loader result for a failed API call: the screen shows its own message, and the response has an error status so that
 * it is not cached or indexed as the page.
 */
export function toFailedState<State>(response: Response, message: string) {
  const state = { kind: 'failed', message } satisfies FailedState as State & FailedState;
  return data<State>(state, { status: toErrorStatus(response) });
}

/** 503 when a service is unavailable, otherwise 500. */
export const toErrorStatus = (response: Response) => (response.status === 503 ? 503 : 500);
