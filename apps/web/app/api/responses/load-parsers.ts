import { ProblemError } from '../problem-error';

/**
 * Loads functions that check responses against their schemas, and yup with them, when the first response arrives. Throws
 * ProblemError with status 0 when they cannot be loaded.
 */
export async function loadParsers<Parsers>(load: () => Promise<Parsers>): Promise<Parsers> {
  try {
    return await load();
  } catch {
    throw new ProblemError(0);
  }
}
