import { ApiHeader } from '@nestjs/swagger';
import { invalid } from '../problem.ts';

const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

/** Reads `Idempotency-Key`. Throws a 422 problem. */
export function parseIdempotencyKey(header: string | undefined): string | undefined {
  if (header !== undefined && !KEY_PATTERN.test(header))
    throw invalid({}, 'The Idempotency-Key header must have 1 to 200 visible ASCII characters.');
  return header;
}

/** Documents `Idempotency-Key`; the description says what a repeated request does. */
export const IdempotencyKey = (description: string) =>
  ApiHeader({ name: 'Idempotency-Key', required: false, description });
