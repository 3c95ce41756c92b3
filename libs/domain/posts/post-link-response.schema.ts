import type { InferType } from 'yup';
import { integer, list, optionalText, record, text, timestamp } from '../validation/response-fields.ts';

/** Response of `GET /api/post-links/`, newest first. */
export const postLinkListResponse = list(
  record({
    id: integer(),
    slug: optionalText('Last segment of the canonical URL; absent when that is `/post/{id}`.'),
    updated_at: timestamp('Time of the last change.'),
  }),
);

/** Response of `GET /api/post-authors/`. */
export const postAuthorListResponse = list(
  record({ username: text("The author's byline."), count: integer('Number of published posts.') }),
);

export type PostLink = InferType<typeof postLinkListResponse>[number];
export type PostAuthor = InferType<typeof postAuthorListResponse>[number];
