import { ProblemException } from '@paniscus/server/platform';

/** Whether the print shop has understood and said no; asking again the same way would not help. */
export function isRefused(error: unknown): error is ProblemException {
  return error instanceof ProblemException && error.getStatus() === 422;
}

/** A sentence for staff. */
export function getReason(problem: ProblemException): string {
  return problem.problem.detail ?? problem.problem.title;
}
