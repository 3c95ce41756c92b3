import { ProblemError } from '../problem-error';

/**
 * Reads a JSON response and checks it by hand, on pages that load at once and have no room for yup in their script
 * budget. Throws ProblemError with status 502 when the body is not JSON or the guard rejects it.
 */
export async function readJson<T>(response: Response, isValid: (body: unknown) => body is T): Promise<T> {
  const body: unknown = await response.json().catch((error: unknown) => {
    throw error instanceof SyntaxError ? new ProblemError(502) : error;
  });
  if (!isValid(body)) throw new ProblemError(502);
  return body;
}
