import { string } from 'yup';
import type { InferType } from 'yup';
import { integer, list, record, text, timestamp, timestampOrNull } from '../validation/response-fields.ts';
import { POST_STATUSES } from './post.types.ts';

/** Response of `GET /api/posts/{id}/`. */
export const postResponse = record({
  id: integer(),
  title: text(),
  content: text('CommonMark with GitHub-style tables, strikethrough and task lists.'),
  username: text("The author's byline."),
  created_at: timestamp(),
  preview: text("The first 100 characters of the content's plain text, followed by '...'."),
  status: string()
    .oneOf(POST_STATUSES)
    .optional()
    .meta({ description: 'Included for signed-in staff only.' }),
  publish_at: timestampOrNull(
    'Included for signed-in staff only; null when the post is not scheduled.',
  ).optional(),
});

/** Response of `GET /api/posts/`, newest first. */
export const postListResponse = list(postResponse);

export type Post = InferType<typeof postResponse>;
