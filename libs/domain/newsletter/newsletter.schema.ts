import { number, object } from 'yup';
import type { InferType } from 'yup';
import { emailField } from '../validation/fields.ts';

const INVALID_ID = 'Choose a post.';
const ID_MAX = 2_147_483_647;

/** Body of `POST /api/newsletter/subscriptions/`. */
export const newsletterSignUpSchema = object({ email: emailField() });

export type NewsletterSignUp = InferType<typeof newsletterSignUpSchema>;

/** Body of `POST /api/newsletter/issues/`. */
export const newsletterSendSchema = object({
  post_id: number()
    .integer(INVALID_ID)
    .min(1, INVALID_ID)
    .max(ID_MAX, INVALID_ID)
    .required(INVALID_ID)
    .meta({ description: 'A published post.' }),
});

export type NewsletterSend = InferType<typeof newsletterSendSchema>;
