import { object } from 'yup';
import type { InferType } from 'yup';
import { emailField, emailText } from '../validation/fields.ts';
import { INVALID_EMAIL } from '../validation/messages.ts';

/** Body of `POST /api/donations/{id}/correct-email/` and of `POST /api/orders/{id}/correct-email/`. */
export const emailCorrectionSchema = object({
  /** Address that the mail server refused. */
  refused_email: emailText().required(INVALID_EMAIL),
  /** Address in its place. */
  email: emailField(),
});

export type EmailCorrection = InferType<typeof emailCorrectionSchema>;

/** Why an order or a donation needs staff whose email the mail server refused for good. */
export const describeRefusedAddress = (address: string): string =>
  `The mail server refused ${address}, so an email was not sent. Correct the address, and we will send it again.`;
