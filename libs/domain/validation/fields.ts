import { string } from 'yup';
import { EMAIL_MAX, EMAIL_PATTERN, ONE_LINE_PATTERN } from './patterns.ts';

const NAME_MIN = 2;
const NAME_MAX = 100;
const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const INTENT_ID_PATTERN = /^pi_[A-Za-z0-9_]{1,100}$/;

/** One line of text of at least `minimum` characters, spaces around it not counted. */
export function lineField(label: string, minimum: number, maximum: number) {
  const tooShort = `${label} must be at least ${minimum} characters.`;
  return string()
    .defined(tooShort)
    .max(maximum, `${label} must be at most ${maximum} characters.`)
    .test('long-enough', tooShort, (text?: string) => text === undefined || text.trim().length >= minimum)
    .test(
      'one-line',
      `${label} must be one line of text.`,
      (text?: string) => text === undefined || text.length > maximum || ONE_LINE_PATTERN.test(text),
    );
}

/** A person's name with the site's sentence about it: 'First Name must be at least 2 characters.' */
export function nameField(label: string) {
  return lineField(label, NAME_MIN, NAME_MAX);
}

/** An e-mail address: its length first, the pattern after. */
export function emailField() {
  return string()
    .defined('Invalid email address.')
    .test(
      'email',
      'Invalid email address.',
      (email) => email.length <= EMAIL_MAX && EMAIL_PATTERN.test(email),
    );
}

/** A UUID made by the browser, the same at every repeat of what it stands for. */
export function uuidField(message: string) {
  return string().max(36, message).matches(UUID_PATTERN, message);
}

/** The payment provider's id of a payment. */
export function intentIdField() {
  return string()
    .required('Payment intent id is required.')
    .max(110, 'Invalid payment intent id.')
    .matches(INTENT_ID_PATTERN, 'Invalid payment intent id.');
}

/** What the page got with the publishable key. */
export function pageTokenField() {
  return string().max(500, 'Invalid page token.').optional();
}
