import { ProblemException, unavailable } from '../http/problem.ts';

/** PostgreSQL error codes (appendix A of its manual) that are caused by the client or are transient. */
const PROBLEM_BY_CODE: Record<string, () => ProblemException> = {
  '22001': () => new ProblemException(422, { detail: 'A text value is too long.' }),
  '22003': () => new ProblemException(422, { detail: 'A number is out of range.' }),
  '22021': () =>
    new ProblemException(422, { detail: 'A text value contains characters that cannot be stored.' }),
  '22P02': () => new ProblemException(422, { detail: 'A value has an invalid format.' }),
  '22P05': () =>
    new ProblemException(422, { detail: 'A text value contains characters that cannot be stored.' }),
  '23505': () => new ProblemException(409, { detail: 'A record with these values already exists.' }),
  '40001': () => unavailable('The database is busy. Please try again.', 1),
  '40P01': () => unavailable('The database is busy. Please try again.', 1),
};

const UNAVAILABLE_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
];
const UNAVAILABLE_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered|Driver not Connected)/;

/** Maps a database error to a problem; undefined for errors that are our own fault. */
export function toDatabaseProblem(error: unknown): ProblemException | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = findCode(error);
  if (code !== undefined && code in PROBLEM_BY_CODE) return PROBLEM_BY_CODE[code]?.();
  const isUnavailable =
    (code !== undefined && (UNAVAILABLE_CODES.includes(code) || code.startsWith('08'))) ||
    UNAVAILABLE_MESSAGE.test(error.message);
  return isUnavailable
    ? unavailable('The database is temporarily unavailable. Please try again in a moment.')
    : undefined;
}

function findCode(error: Error & { code?: unknown; driverError?: { code?: unknown } }): string | undefined {
  const code = error.driverError?.code ?? error.code;
  return typeof code === 'string' ? code : undefined;
}
