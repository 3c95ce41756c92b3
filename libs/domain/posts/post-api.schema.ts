import { string } from 'yup';
import type { InferType } from 'yup';
import { isDateTime } from '../timing/calendar.ts';
import { postDetailsSchema } from './post-details.schema.ts';
import { postSchema } from './post.schema.ts';
import { POST_STATUSES } from './post.types.ts';
import type { PostStatus } from './post.types.ts';
import { versionField } from '../validation/version.field.ts';

/**
 * Body of `PUT /api/posts/{id}/`. Without a status, a new post is published and an existing post
 * retains its status.
 */
export const postInputSchema = postSchema.shape({
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
    .test('date-time', 'Publish time must be a date and time with its time zone.', (text) => {
      return text === undefined || text === null || isDateTime(text);
    })
    .test(
      'scheduled',
      'Scheduled posts require a publish time; other posts must not have one.',
      function (text) {
        const isScheduled = (this.parent as { status?: unknown }).status === 'scheduled';
        return isScheduled === (text !== undefined && text !== null);
      },
    ),
  version: versionField(
    'Version that the change is based on. An update of a post that has a later version returns 409; without a version, the update always applies. Ignored for a new post.',
  ),
});

export type PostInput = InferType<typeof postInputSchema>;

/** Body of `POST /api/posts/`. */
export const postCreateSchema = postInputSchema.shape({
  details: postDetailsSchema
    .default(undefined)
    .optional()
    .meta({ description: 'Details of the new post; without them, they are derived from its text.' }),
});

export type PostCreateInput = InferType<typeof postCreateSchema>;
