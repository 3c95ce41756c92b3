import { expect, it } from 'vitest';
import { isPromiseBroken } from './is-promise-broken';

const answer = { refused_emails: [], can_retry: false };
const refused = { ...answer, refused_emails: ['ada@example.org'] };
const stuck = { ...answer, can_retry: true };

it.each([
  ['an email that was refused since', 'resend', refused, true],
  ['an email to a corrected address that was refused since', 'correct', refused, true],
  ['an email that was not refused', 'resend', stuck, false],
  ['an order that is stuck again', 'retry', stuck, true],
  ['an order that is being processed', 'retry', refused, false],
  ['a refund, which promises nothing', 'refund', refused, false],
] as const)('the promise about %s (“%s”)', (_, action, shown, isBroken) => {
  expect(isPromiseBroken(action, shown, answer)).toBe(isBroken);
});

it('about an email stands until the record is read again', () => {
  expect(isPromiseBroken('resend', refused, refused)).toBe(false);
});

it('about an order does not stand when the answer says that it is stuck again', () => {
  expect(isPromiseBroken('retry', stuck, stuck)).toBe(true);
});
