import type { InferType } from 'yup';
import { integer, list, record, text, timestamp } from '../validation/response-fields.ts';

const pictureUse = record({ id: integer('Id of the post.'), title: text() });

/** A picture in the media library. */
export const mediaPictureResponse = record({
  id: integer(),
  name: text('Name of the uploaded file.'),
  alt: text('Text alternative that is suggested in posts; may be empty.'),
  url: text('Path of the largest WebP version, for the Markdown of posts.'),
  thumbnail_url: text('Path of the smallest WebP version.'),
  width: integer('Width of the largest version in pixels.'),
  height: integer('Height of the largest version in pixels.'),
  username: text('Byline of the person who uploaded it.'),
  author_id: integer('Account of the person who uploaded it.'),
  created_at: timestamp(),
  posts: list(pictureUse, 'Posts that use the picture, newest first, up to 20.'),
});

/** Response of `GET /api/media/`, newest first. */
export const mediaPictureListResponse = list(mediaPictureResponse);

export type MediaPicture = InferType<typeof mediaPictureResponse>;
