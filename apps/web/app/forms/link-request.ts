import { ProblemError, toProblemError } from '../api/problem-error';

/** Result of a request for a link by email; `sent` does not reveal whether anything was found. */
export type LinkRequestResult = { kind: 'sent' } | { kind: 'failed'; message: string };

/** The visitor's message for a failed request: its first field error, or what to do next. */
export function getLinkRequestMessage(error: unknown): string {
  const { status, problem } = error instanceof ProblemError ? error : new ProblemError(0);
  if (status === 429) return 'You have asked several times. Please wait a few minutes, then try again.';
  const [fieldError] = Object.values(problem?.errors ?? {});
  return fieldError ?? 'Your request did not reach us. Please try again.';
}

/** Result of the API's response to a form that was posted without JavaScript. */
export async function toLinkRequestResult(response: Response): Promise<LinkRequestResult> {
  if (response.ok) return { kind: 'sent' };
  return { kind: 'failed', message: getLinkRequestMessage(await toProblemError(response)) };
}
