import { expect, it } from 'vitest';
import { collectFailures } from '../validation/collect-failures.ts';
import { emailCorrectionSchema, validateCorrection } from './email-correction.schema.ts';

const SAME = 'The mail server refused this address. Type another one.';

it.each([
  ['ada@example.org', SAME],
  [' Ada@Example.org ', SAME],
  ['ada', 'Invalid email address.'],
  ['ada@example.com', undefined],
])('the address “%s” in place of a refused one is told “%s”', (email, message) => {
  const failures = collectFailures(emailCorrectionSchema, { refused_email: 'ada@example.org', email });

  expect(validateCorrection('ada@example.org', email)).toBe(message);
  expect(failures.map((failure) => failure.message)).toEqual(message === undefined ? [] : [message]);
});
