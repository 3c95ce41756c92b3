import type { PostStatus } from '@paniscus/domain/posts';
import type { PostChange } from '../post-change.types';

/** What is edited: a post that does not exist yet, or one in a status. */
export type EditedStatus = 'new' | PostStatus;

type EditorLabels = {
  lead: string;
  /** Submit button. */
  submit: string;
  /** Buttons that also change the status. */
  changes: readonly { label: string; change: PostChange }[];
  /** Button that opens the schedule dialog, where it is possible. */
  schedule?: string;
};

/** Whether a change takes the post from readers, or from what is scheduled for them. */
export const isTakenDown = (before: EditedStatus, { status }: PostChange): boolean =>
  status === 'trashed' || (status === 'draft' && (before === 'published' || before === 'scheduled'));

export const EDITOR_LABELS: Record<EditedStatus, EditorLabels> = {
  new: {
    lead: 'Create Post publishes it right away. Save a draft to finish it later.',
    submit: 'Create Post',
    changes: [{ label: 'Save draft', change: { status: 'draft' } }],
    schedule: 'Schedule…',
  },
  draft: {
    lead: 'This is a draft. Only staff can see it until you publish it.',
    submit: 'Update Post',
    changes: [
      { label: 'Publish', change: { status: 'published' } },
      { label: 'Move to trash', change: { status: 'trashed' } },
    ],
    schedule: 'Schedule…',
  },
  scheduled: {
    lead: 'This post is scheduled. Only staff can see it until it is published.',
    submit: 'Update Post',
    changes: [
      { label: 'Publish now', change: { status: 'published' } },
      { label: 'Return to draft', change: { status: 'draft' } },
      { label: 'Move to trash', change: { status: 'trashed' } },
    ],
    schedule: 'Reschedule…',
  },
  published: {
    lead: 'Your changes go live when you press Update Post.',
    submit: 'Update Post',
    changes: [
      { label: 'Unpublish', change: { status: 'draft' } },
      { label: 'Move to trash', change: { status: 'trashed' } },
    ],
  },
  trashed: {
    lead: 'This post is in the trash. Readers cannot see it.',
    submit: 'Update Post',
    changes: [{ label: 'Restore as draft', change: { status: 'draft' } }],
  },
};
