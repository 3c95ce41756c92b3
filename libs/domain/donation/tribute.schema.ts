import { object, string } from 'yup';
import type { InferType } from 'yup';
import { emailField, lineField, nameField } from '../validation/fields.ts';
import { TRIBUTE_KINDS, TRIBUTE_MESSAGE_MAX, WALL_LINE_MAX } from './tribute.rules.ts';

/** Multiline message; line breaks are preserved. */
export function messageField() {
  return string().max(TRIBUTE_MESSAGE_MAX, `Message must be at most ${TRIBUTE_MESSAGE_MAX} characters.`);
}

/** Tribute of a donation in API requests. */
export const tributeSchema = object({
  kind: string().oneOf(TRIBUTE_KINDS, 'Choose whom the gift is for.').required(),
  name: nameField('Name'),
  /** Recipient of the tribute email, which never states the amount. */
  card: object({
    name: nameField('Recipient’s name'),
    email: emailField(),
    message: messageField().optional(),
  })
    .default(undefined)
    .optional(),
  /** Message for the memory wall, published after review by staff. */
  wall_line: lineField('Message for the memory wall', 2, WALL_LINE_MAX).default(undefined).optional(),
});

export type TributeRequest = InferType<typeof tributeSchema>;
