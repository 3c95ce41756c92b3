import type { Problem } from '@paniscus/domain';

/** The API refused or failed; `status` 0 means that it could not be reached. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;
  readonly problem: Problem | undefined;
  /** How long the API asks to wait, in seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, problem?: Problem, retryAfterSeconds?: number) {
    super(problem?.detail ?? problem?.title ?? `The API answered ${status}.`);
    this.status = status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The error that belongs to an answer outside 2xx. */
export async function toProblem(answer: Response): Promise<ProblemError> {
  const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
  const problem = isProblem ? ((await answer.json()) as Problem) : undefined;
  const retryAfter = Number(answer.headers.get('retry-after'));
  return new ProblemError(answer.status, problem, retryAfter > 0 ? retryAfter : undefined);
}

/** Whether the person is signed in, but may not see this. */
export const isForbidden = (error: unknown) => error instanceof ProblemError && error.status === 403;

/** Whether there is no such thing. */
export const isMissing = (error: unknown) => error instanceof ProblemError && error.status === 404;

/** The API's own sentence where it has one: what is refused, and why, is said to staff as it is. */
export function getReason(error: Error, otherwise: string): string {
  const problem = error instanceof ProblemError ? error.problem : undefined;
  return Object.values(problem?.errors ?? {})[0] ?? problem?.detail ?? otherwise;
}
