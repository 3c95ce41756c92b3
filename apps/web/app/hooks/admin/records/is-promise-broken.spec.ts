import { expect, it } from 'vitest';
import { isPromiseBroken } from './is-promise-broken';

const answer = { refused_emails: [], attention: null };
const refused = {
  refused_emails: ['ada@example.org'],
  attention: 'The mail server refused ada@example.org.',
};
const stopped = { refused_emails: [], attention: 'The print shop rejected the address.' };

it.each([
  ['an email that was refused since', 'resend', refused, true],
  ['an email to a corrected address that was refused since', 'correct', refused, true],
  ['an email that was not refused', 'resend', stopped, false],
  ['an order that needs attention again', 'retry', stopped, true],
  ['an order that is being processed', 'retry', { ...answer }, false],
  ['a refund, which promises nothing', 'refund', refused, false],
] as const)('the promise about %s (“%s”)', (_, action, shown, isBroken) => {
  expect(isPromiseBroken(action, shown, answer)).toBe(isBroken);
});

it('stands until the record is read again', () => {
  expect(isPromiseBroken('resend', refused, refused)).toBe(false);
});
