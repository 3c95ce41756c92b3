import { object, string } from 'yup';
import type { InferType } from 'yup';

/** Body of the actions that remove the note for staff from an order or a donation, or resume an order in spite of it. */
export const attentionReviewSchema = object({
  attention: string().max(20_000, 'Note must be at most 20,000 characters.').optional().meta({
    description:
      '`attention` as the person saw it; empty when there was none. If more has been noted since, the response is 409.',
  }),
});

export type AttentionReview = InferType<typeof attentionReviewSchema>;

export const NOTE_CHANGED =
  'The note for staff changed after you opened this page, so nothing was done. Please read it and try again.';

/** Whether the person has seen all of the note; always, if what they saw is unknown. */
export const hasSeenNote = ({ attention: seen }: AttentionReview, note: string | null): boolean =>
  seen === undefined || note === null || seen.includes(note);
