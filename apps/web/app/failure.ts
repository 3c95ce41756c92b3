import { data } from 'react-router-dom';

type Failed = { kind: 'failed'; message: string };

/**
 * A loader's answer when its call has failed: the screen says so in its own words, and the page has the status
 * that goes with it, so that nobody takes it for the page that should be there.
 */
export function getFailure<State>(answer: Response, message: string) {
  const state = { kind: 'failed', message } satisfies Failed as State & Failed;
  return data<State>(state, { status: getFailedStatus(answer) });
}

/** What a page answers whose call has failed: that something is away, or that we are at fault. */
export const getFailedStatus = (answer: Response) => (answer.status === 503 ? 503 : 500);
