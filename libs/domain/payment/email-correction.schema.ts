import { object } from 'yup';
import type { InferType } from 'yup';
import { emailField, emailText, validateEmail } from '../validation/fields.ts';
import { INVALID_EMAIL } from '../validation/messages.ts';

const SAME_ADDRESS = 'The mail server refused this address. Type another one.';

const isSameAddress = (first: string, second: string): boolean =>
  first.trim().toLowerCase() === second.trim().toLowerCase();

/** Why a typed address cannot take the place of the refused one; undefined when it can. */
export const validateCorrection = (refused: string, typed: string): string | undefined =>
  isSameAddress(refused, typed) ? SAME_ADDRESS : validateEmail(typed);

/** Body of `POST /api/donations/{id}/correct-email/` and of `POST /api/orders/{id}/correct-email/`. */
export const emailCorrectionSchema = object({
  /** Address that the mail server refused. */
  refused_email: emailText().required(INVALID_EMAIL),
  /** Address in its place. */
  email: emailField().test(
    'another',
    SAME_ADDRESS,
    (email, { parent }) =>
      !isSameAddress(email, String((parent as { refused_email?: string }).refused_email)),
  ),
});

export type EmailCorrection = InferType<typeof emailCorrectionSchema>;

/** Why an order or a donation needs staff whose email the mail server refused for good. */
export const describeRefusedAddress = (address: string): string =>
  `The mail server refused ${address}, so an email was not sent. Correct the address, and we will send it again.`;
