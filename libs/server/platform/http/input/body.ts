import { ProblemException } from '../problem.ts';

const KILOBYTE = 1000;
/** The deepest nesting any body needs by far. */
const DEPTH_MAX = 20;
/** The longest list any body needs by far: each entry is looked at by several rules. */
const LIST_MAX = 200;

/** How large a body a path takes, in bytes: posts 1 MB, everything else 100 kB. */
export function getBodyLimit(url: string): number {
  return /^\/+api\/+posts(?:[/?]|$)/i.test(url) ? 1000 * KILOBYTE : 100 * KILOBYTE;
}

/**
 * Reads a JSON body. Invalid UTF-8 is refused, not repaired; so is what PostgreSQL or a browser could not hold:
 * NUL, halves of surrogate pairs, nesting deeper than 20, inner fields named as what every object has. A list of more
 * than 200 is refused before any rule has looked at its entries.
 * Throws ProblemException 400 or 422.
 */
export function parseJsonBody(body: Buffer): unknown {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new ProblemException(400, { detail: 'The body is not valid JSON.' });
  }
  if (!isStorable(value, 0))
    throw new ProblemException(422, {
      detail: 'The body has text, nesting or a list that cannot be stored.',
    });
  return value;
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEPTH_MAX || (Array.isArray(value) && value.length > LIST_MAX)) return false;
  return Object.entries(value).every(
    ([name, inner]) => isPlainName(name, depth) && isStorable(name, depth) && isStorable(inner, depth + 1),
  );
}

/** Outside, the schemas tell of a field that they do not know; inside, such a name would mislead them. */
function isPlainName(name: string, depth: number): boolean {
  return depth === 0 ? name !== '__proto__' : !(name in Object.prototype);
}
