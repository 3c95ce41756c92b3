import { object, string } from 'yup';
import { INVALID_EMAIL } from '../validation/messages.ts';
import { emailText, isEmail, lineText } from '../validation/fields.ts';
import { ONE_LINE_PATTERN } from '../validation/patterns.ts';
import { isVisible } from '../text/typed-text.ts';

const LINE_MAX = 200;

/** Contact form. */
export type ContactForm = {
  'your-name': string;
  'your-email': string;
  'your-subject': string;
  'your-message': string;
};

export const contactFields = ['your-name', 'your-email', 'your-subject', 'your-message'] as const;

const line = (label: string) =>
  lineText()
    .required(`${label} is required.`)
    .max(LINE_MAX, `${label} must be at most ${LINE_MAX} characters.`)
    .test('filled', `${label} is required.`, (text: string) => isVisible(text))
    .test('one-line', `${label} must be one line of text.`, (text: string) => ONE_LINE_PATTERN.test(text));

/** Name, email and subject are required; the message may be empty. */
export const contactSchema = object({
  'your-name': line('Name'),
  'your-email': emailText()
    .required('Email is required.')
    .test('email', INVALID_EMAIL, (email: string) => isEmail(email)),
  'your-subject': line('Subject'),
  'your-message': string().defined('Message is missing.'),
});
