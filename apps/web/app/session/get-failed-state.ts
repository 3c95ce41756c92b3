import { SIGN_IN_PROBLEMS } from '@paniscus/domain/session';
import type { LoginState } from '@paniscus/features/session';
import { ProblemError } from '../api/problem-error';
import { SignInNotStoredError } from '../api/session';

const DEFAULT_WAIT_S = 60;

const NOT_STORED =
  'This browser is not saving your sign-in. In its settings, allow this site to store data, then log in again.';

/**
 * A missing or wrong code asks for it. All other failures show the same message, except rate limiting, which shows the
 * wait time, and a browser that does not store the sign-in.
 */
export function getFailedState(error: unknown, asksCode: boolean): LoginState {
  const problem = error instanceof ProblemError ? error : undefined;
  if (problem?.status === 429)
    return { kind: 'limited', retryAfterSeconds: problem.retryAfterSeconds ?? DEFAULT_WAIT_S, asksCode };
  if (error instanceof SignInNotStoredError) return { kind: 'failed', message: NOT_STORED };
  switch (problem?.problem?.type) {
    case SIGN_IN_PROBLEMS.codeRequired:
      return { kind: 'ready', asksCode: true };
    case SIGN_IN_PROBLEMS.codeWrong:
      return { kind: 'failed', message: 'This code is incorrect or has already been used.', asksCode: true };
    default:
      return { kind: 'failed', message: 'Invalid credentials' };
  }
}
