import { isProblem } from '@paniscus/domain/problem';
import type { Problem } from '@paniscus/domain/problem';

/** The API rejected the request or failed; `status` 0 means that it is unreachable. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;
  readonly problem: Problem | undefined;
  /** Value of Retry-After, in seconds. */
  readonly retryAfterSeconds: number | undefined;
  /** Whether the request was sent and was to change something, so that a change may have been made. */
  readonly mayHaveChanged: boolean;

  constructor(status: number, problem?: Problem, retryAfterSeconds?: number, mayHaveChanged = false) {
    super(problem?.detail ?? problem?.title ?? `The API responded with ${status}.`);
    this.status = status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
    this.mayHaveChanged = mayHaveChanged;
  }
}

/** The problem details of a response; undefined when it has none, or a proxy sent something else. */
export async function readProblem(response: Response): Promise<Problem | undefined> {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  return isProblem(body) ? body : undefined;
}

export async function toProblemError(response: Response, mayHaveChanged = false): Promise<ProblemError> {
  const retryAfter = Number(response.headers.get('retry-after'));
  const problem = await readProblem(response);
  return new ProblemError(response.status, problem, retryAfter > 0 ? retryAfter : undefined, mayHaveChanged);
}

export const isForbidden = (error: unknown) => error instanceof ProblemError && error.status === 403;

/** Whether the role may not open a page. Once its `data` has loaded, it stays, with what was typed, when the role changes. */
export const isPageForbidden = (data: unknown, error: unknown) => data === undefined && isForbidden(error);

export const isNotFound = (error: unknown) => error instanceof ProblemError && error.status === 404;
