import { expect, it } from 'vitest';
import { isPromiseBroken } from './is-promise-broken';

const answer = { refused_emails: [] };
const refused = { refused_emails: ['ada@example.org'] };

it.each([
  ['an email that was refused since', 'resend', refused, true],
  ['an email to a corrected address that was refused since', 'correct', refused, true],
  ['an email that was not refused', 'resend', { refused_emails: [] }, false],
  ['a refund, which promises no email', 'refund', refused, false],
] as const)('the promise of %s (“%s”)', (_, action, shown, isBroken) => {
  expect(isPromiseBroken(action, shown, answer)).toBe(isBroken);
});

it('stands until the record is read again', () => {
  expect(isPromiseBroken('resend', refused, refused)).toBe(false);
});
