import { boolean, string } from 'yup';
import type { InferType } from 'yup';
import {
  flag,
  integer,
  list,
  optionalText,
  record,
  text,
  textOrNull,
  timestamp,
  timestampOrNull,
} from '../validation/response-fields.ts';
import { POST_STATUSES } from './post.types.ts';

/** Picture of the media library that stands for a post. */
export const postPictureResponse = record({
  url: text('Path of the largest WebP version.'),
  alt: text('What the picture shows.'),
});

const readerFields = {
  excerpt: text("The author's summary, or the beginning of the first paragraph in whole words."),
  picture: postPictureResponse.nullable().meta({ description: 'Featured picture, if the post has one.' }),
  tags: list(text(), 'Up to ten, normalized.'),
};

/** Response of `GET /api/posts/{id}/`. */
export const postResponse = record({
  id: integer(),
  slug: optionalText(
    'Last segment of the canonical URL, `/post/{id}/{slug}`; absent when that is `/post/{id}`.',
  ),
  title: text(),
  content: text('CommonMark with GitHub-style tables, strikethrough and task lists.'),
  username: text("The author's byline."),
  created_at: timestamp('Time at which the first draft was saved.'),
  published_at: timestampOrNull(
    'Time of publication, or the time for which it is scheduled; null for a draft, which only staff see.',
  ),
  updated_at: timestamp('Time of the last change.'),
  preview: text("The first 100 characters of the content's plain text, followed by '...'."),
  ...readerFields,
  status: string()
    .oneOf(POST_STATUSES)
    .optional()
    .meta({ description: 'Included for signed-in staff only.' }),
  publish_at: timestampOrNull(
    'Included for signed-in staff only; null when the post is not scheduled.',
  ).optional(),
  version: integer(
    'Increased by every change of the text or the status. Included for signed-in staff only.',
  ).optional(),
  can_edit: boolean().optional().meta({
    description: 'Whether the caller may change the post. Included when signed-in staff read posts.',
  }),
  is_changed: flag(
    'Whether the request changed the post; false when the post was already like that. Included in the response of `PUT`.',
  ).optional(),
  status_before: string().oneOf(POST_STATUSES).optional().meta({
    description: 'Status before the request. Included in the response of `POST /api/sample-posts/trash/`.',
  }),
  is_sample: flag('Whether this is an unchanged sample post. Included for signed-in staff only.').optional(),
  preview_path: textOrNull(
    'Path of the preview link, if there is one. Included for signed-in staff only.',
  ).optional(),
});

/** Who changed the text of a post in the meantime; part of a 409 problem. */
export const postChangeAuthorResponse = record({
  username: text('Byline of the person who made the change.'),
  is_self: flag('Whether it was the caller, in another tab or on another device.'),
});

/** Response of `GET /api/posts/`, newest first. */
export const postListResponse = list(postResponse);

/** Response of `GET /api/post-counts/`. */
export const postCountsResponse = record({
  draft: integer(),
  scheduled: integer(),
  published: integer(),
  trashed: integer(),
  samples: integer('Sample posts that are not in the trash.'),
});

/** Response of `GET /api/post-previews/{token}/`. */
export const postPreviewResponse = record({
  title: text(),
  content: text(),
  username: text("The author's byline."),
  created_at: timestamp('Time at which the first draft was saved.'),
  published_at: timestampOrNull(
    'Time of publication, or the time for which it is scheduled; null for a draft.',
  ),
  ...readerFields,
});

export type PostPreview = InferType<typeof postPreviewResponse>;

export type PostChangeAuthor = InferType<typeof postChangeAuthorResponse>;
export type PostPicture = InferType<typeof postPictureResponse>;
export type Post = InferType<typeof postResponse>;
