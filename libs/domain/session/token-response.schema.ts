import type { InferType } from 'yup';
import { record, text } from '../validation/response-fields.ts';

/** Response of login and refresh: a JWT valid for 15 minutes and an opaque token valid for 30 days. */
export const tokenPairResponse = record({
  access: text('JWT for the `Authorization: Bearer …` header.'),
  refresh: text('Opaque token that can be used once.'),
});

export type TokenPair = InferType<typeof tokenPairResponse>;
