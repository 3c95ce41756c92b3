import { object, string } from 'yup';
import type { InferType } from 'yup';
import { emailField } from '../validation/fields.ts';

/** Body of `POST /api/personal-data/`, in the body because addresses must not be in URLs and logs. */
export const personalDataSchema = object({ email: emailField() });

/** Body of `POST /api/personal-data/erase/`. */
export const erasureSchema = object({
  email: emailField(),
  /** Typed again, because erasing cannot be undone. */
  confirmation: string()
    .defined('Type the email address again.')
    .test(
      'same',
      'This is not the same email address.',
      (typed, { parent }: { parent: { email?: string } }) => isSameEmail(typed, parent.email ?? ''),
    ),
});

export type PersonalDataRequest = InferType<typeof personalDataSchema>;
export type Erasure = InferType<typeof erasureSchema>;

function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
