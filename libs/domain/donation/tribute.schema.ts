import { object, string } from 'yup';
import type { InferType } from 'yup';
import { emailField, lineField, nameField } from '../validation/fields.ts';

export const TRIBUTE_KINDS = ['memory', 'honor'] as const;
/** 'In memory of' somebody who has died, or 'in honor of' somebody. */
export type TributeKind = (typeof TRIBUTE_KINDS)[number];

export const TRIBUTE_MESSAGE_MAX = 500;
export const WALL_LINE_MAX = 140;

/** How each kind reads before a name. */
export const TRIBUTE_LABELS: Record<TributeKind, string> = { memory: 'In memory of', honor: 'In honour of' };

/** A few lines of text to somebody; line breaks are kept. */
export function messageField() {
  return string().max(TRIBUTE_MESSAGE_MAX, `Message must be at most ${TRIBUTE_MESSAGE_MAX} characters.`);
}

/** Whom a gift remembers or honors, as it goes over the wire. */
export const tributeSchema = object({
  kind: string().oneOf(TRIBUTE_KINDS, 'Choose whom the gift is for.').required(),
  name: nameField('Name'),
  /** Somebody who is told by e-mail that a gift was made; never how much it was. */
  card: object({
    name: nameField('Recipient’s Name'),
    email: emailField(),
    message: messageField().optional(),
  })
    .default(undefined)
    .optional(),
  /** What the donor wishes to stand on the memory wall, once a member of staff has looked at it. */
  wall_line: lineField('Line for the memory wall', 2, WALL_LINE_MAX).default(undefined).optional(),
});

export type TributeRequest = InferType<typeof tributeSchema>;

/** What `POST /api/tributes/{id}/wall/` takes. */
export const wallDecisionSchema = object({
  state: string()
    .oneOf(['shown', 'declined'] as const, 'A line is shown or declined.')
    .required('A line is shown or declined.'),
});

export type WallDecision = InferType<typeof wallDecisionSchema>;
