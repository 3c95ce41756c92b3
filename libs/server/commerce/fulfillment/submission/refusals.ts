import { ProblemException } from '@paniscus/server/platform';

/** Whether Printify has refused the request for good; repeating it unchanged would not help. */
export function isRefused(error: unknown): error is ProblemException {
  return error instanceof ProblemException && error.getStatus() === 422;
}

export function getReason(problem: ProblemException): string {
  return problem.problem.detail ?? problem.problem.title;
}
