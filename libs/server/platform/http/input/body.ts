import { PICTURE_BYTES_MAX } from '@paniscus/domain/media';
import { ProblemException } from '../problem.ts';

const KILOBYTE = 1000;
const DEPTH_MAX = 20;
/** Far longer than any valid list; bounds the validation work, which runs several rules per entry. */
const LIST_MAX = 200;

/** Room for the boundaries and headers around an uploaded file. */
const FORM_OVERHEAD = 10 * KILOBYTE;

/** Whether the URL accepts an uploaded file. */
export const isUploadUrl = (url: string) => /^\/+api\/+media\/*(?:\?|$)/i.test(url);

/** Posts, and webhook events: a dispute with its evidence is far longer than any form. */
const LARGE_BODY_URL = /^\/+api\/+(?:posts(?:[/?]|$)|webhooks\/)/i;

/** Body size limit in bytes: 1 MB for posts and webhooks, 10 MB for uploaded pictures, 100 kB for everything else. */
export function getBodyLimit(url: string): number {
  if (isUploadUrl(url)) return PICTURE_BYTES_MAX + FORM_OVERHEAD;
  return LARGE_BODY_URL.test(url) ? 1000 * KILOBYTE : 100 * KILOBYTE;
}

/**
 * Parses a JSON body. Rejects invalid UTF-8 instead of repairing it, and everything that PostgreSQL or a browser cannot
 * store: NUL, lone surrogates, nesting deeper than 20, inner fields named like members of Object.prototype. Lists of
 * more than 200 entries are rejected before validation. Throws ProblemException 400 or 422.
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
      detail:
        'The body contains invalid characters or field names, is nested too deeply, or has a list that is too long.',
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

/** At the top level, schemas report unknown fields; inside, a name from Object.prototype would mislead them. */
function isPlainName(name: string, depth: number): boolean {
  return depth === 0 ? name !== '__proto__' : !(name in Object.prototype);
}
