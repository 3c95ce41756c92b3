import { ProblemError } from './problem-error';

/** No answer came, or a proxy got none. */
const UNANSWERED = [0, 502, 504];

/** Whether the API may have made a change although its answer was lost. */
export const isAnswerLost = (error: unknown): boolean =>
  error instanceof ProblemError &&
  error.mayHaveChanged &&
  error.problem === undefined &&
  UNANSWERED.includes(error.status);

const ANSWER_LOST =
  'The connection was lost before the answer came. Check whether this was done before you try again.';

const SESSION_ENDED = 'Your session has ended. Sign in using another tab, then try again.';

/**
 * The API's message, if any, which is shown to staff unchanged. `unknown` is what is said when the API may have done what
 * was asked, although it did not answer.
 */
export function getErrorMessage(error: Error, fallback: string, unknown = ANSWER_LOST): string {
  if (isAnswerLost(error)) return unknown;
  if (!(error instanceof ProblemError)) return fallback;
  const { status, problem } = error;
  if (status === 401 && problem === undefined) return SESSION_ENDED;
  return Object.values(problem?.errors ?? {})[0] ?? problem?.detail ?? fallback;
}
