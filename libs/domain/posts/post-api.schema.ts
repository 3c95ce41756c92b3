import { string } from 'yup';
import type { InferType } from 'yup';
import { postSchema } from './post.schema.ts';
import { POST_STATUSES } from './post.types.ts';
import type { PostStatus } from './post.types.ts';

/** ISO 8601 with a time zone; seconds and fractions are optional: 2026-02-03T14:30Z. */
const MOMENT_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const isMoment = (text: string) =>
  text.length <= 40 && MOMENT_PATTERN.test(text) && !Number.isNaN(Date.parse(text));

/**
 * Body of `POST /api/posts/` and `PUT /api/posts/{id}/`. Without a status, a new post is published and an existing post
 * retains its status.
 */
export const postWriteSchema = postSchema.shape({
  status: string()
    .oneOf<PostStatus>(POST_STATUSES, 'Status must be draft, scheduled, published or trashed.')
    .meta({
      description: 'Defaults to `published` for a new post, and to the current status for an existing one.',
    })
    .optional(),
  publish_at: string()
    .nullable()
    .optional()
    .meta({
      description:
        'ISO 8601 date and time with a time zone; required for scheduled posts and not allowed for others.',
    })
    .test('moment', 'Publish time must be a date and time with its time zone.', (text) => {
      return text === undefined || text === null || isMoment(text);
    })
    .test(
      'scheduled',
      'Scheduled posts require a publish time; other posts must not have one.',
      function (text) {
        const isScheduled = (this.parent as { status?: unknown }).status === 'scheduled';
        return isScheduled === (text !== undefined && text !== null);
      },
    ),
});

export type PostWrite = InferType<typeof postWriteSchema>;
