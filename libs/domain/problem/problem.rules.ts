import { isRecord } from '../validation/records.ts';
import type { Problem } from './problem.types.ts';

const isTextOrMissing = (value: unknown): boolean => value === undefined || typeof value === 'string';

/**
 * Checks the body of a response with the media type `application/problem+json` (RFC 9457). Members beyond the standard
 * ones are allowed and not checked.
 */
export const isProblem = (body: unknown): body is Problem =>
  isRecord(body) &&
  typeof body['type'] === 'string' &&
  typeof body['title'] === 'string' &&
  typeof body['status'] === 'number' &&
  isTextOrMissing(body['detail']) &&
  isTextOrMissing(body['instance']) &&
  (body['errors'] === undefined ||
    (isRecord(body['errors']) && Object.values(body['errors']).every((text) => typeof text === 'string')));
