import { number, object, string } from 'yup';
import type { InferType } from 'yup';
import { integerOrNull, list, record, text, timestamp } from '../validation/response-fields.ts';
import { VERSION_MAX } from '../validation/version.field.ts';

/** Far above the limits of a post, so that text that is too long is not lost either. */
const AUTOSAVE_TITLE_MAX = 1000;
const AUTOSAVE_CONTENT_MAX = 200_000;

const positiveInteger = (name: string) =>
  number()
    .integer(`${name} must be an integer.`)
    .min(1, `${name} must be at least 1.`)
    .max(VERSION_MAX, `${name} is too large.`);

/** Body of `PUT /api/posts/autosaves/{editorId}/`. Unlike a post, an autosave may be blank. */
export const postAutosaveInputSchema = object({
  post_id: positiveInteger('Post id').optional().meta({ description: 'Absent for a new post.' }),
  base_version: positiveInteger('Version')
    .optional()
    .meta({ description: 'Version that the text is based on; required with `post_id`, and only then.' })
    .test('with-post', 'A post id requires a version, and only a post has one.', function (version) {
      const { post_id: postId } = this.parent as { post_id?: number };
      return (postId === undefined) === (version === undefined);
    }),
  title: string().defined('Title is required.').max(AUTOSAVE_TITLE_MAX, 'Title is too long.'),
  content: string().defined('Content is required.').max(AUTOSAVE_CONTENT_MAX, 'Content is too long.'),
  sequence: positiveInteger('Sequence')
    .required('Sequence is required.')
    .meta({ description: 'Increased with every autosave of the editor; a lower one is ignored.' }),
});

/** Response of `PUT /api/posts/autosaves/{editorId}/`. */
export const postAutosaveResponse = record({
  editor_id: text('UUID of the editor window.'),
  title: text(),
  content: text(),
  base_version: integerOrNull('Version that the text is based on; null for a new post.'),
  saved_at: timestamp(),
});

/** Response of `GET /api/posts/autosaves/`, newest first. */
export const postAutosaveListResponse = list(postAutosaveResponse);

export type PostAutosaveInput = InferType<typeof postAutosaveInputSchema>;
export type PostAutosave = InferType<typeof postAutosaveResponse>;
