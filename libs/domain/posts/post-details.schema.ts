import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { buildPictureSources } from '../media/media-picture.rules.ts';
import { slugField } from '../slugs/slug.schema.ts';
import { postSeriesSchema } from './post-series.schema.ts';
import { normalizeTag, normalizeTags, TAG_LENGTH_MAX, TAGS_MAX } from './post-tags.rules.ts';
import { isVisible } from '../text/typed-text.ts';
import { versionField } from '../validation/version.field.ts';

const EXCERPT_MAX = 300;
const ALT_MAX = 500;

const pictureSchema = object({
  url: string()
    .defined('Choose a picture from the media library.')
    .test(
      'library',
      'Choose a picture from the media library.',
      (url) => buildPictureSources(url) !== undefined,
    ),
  alt: string()
    .defined('Describe the picture in a few words.')
    .test('alt-present', 'Describe the picture in a few words.', isVisible)
    .max(ALT_MAX, 'Alt text must be at most 500 characters.'),
});

/** What a post has besides its text, for lists, feeds, shared links and its URL. */
export const postDetailsSchema = object({
  excerpt: string()
    .defined('Excerpt is required.')
    .max(EXCERPT_MAX, 'Excerpt must be at most 300 characters.')
    .meta({ description: 'Summary of the post; empty for one that is derived from its first paragraph.' }),
  picture: pictureSchema
    .nullable()
    .default(undefined)
    .defined('Picture is required; it may be null.')
    .meta({ description: 'Featured picture of the media library; null for none.' }),
  tags: array()
    .of(string().defined())
    .defined('Tags are required; the list may be empty.')
    .test('length', 'A tag must be at most 40 characters.', (tags) =>
      tags.every((tag) => normalizeTag(tag).length <= TAG_LENGTH_MAX),
    )
    .test('count', 'A post has at most 10 tags.', (tags) => normalizeTags(tags).length <= TAGS_MAX)
    .meta({ description: 'Normalized on the way in: `Field Notes` becomes `field-notes`.' }),
  slug: slugField().optional().meta({
    description: 'Last segment of the canonical URL; empty for none. When it is absent, it does not change.',
  }),
  series: postSeriesSchema.nullable().default(undefined).optional().meta({
    description:
      'Series of the post; null for none. A name that differs only in its case or punctuation renames the series. When it is absent, it does not change.',
  }),
});

/** Body of `PUT /api/posts/{id}/details/`. */
export const postDetailsInputSchema = postDetailsSchema.shape({
  version: versionField(
    'Version of the details that the change is based on. When they have a later version, the response is 409; without a version, the change always applies.',
  ),
});

export type PostDetails = InferType<typeof postDetailsSchema>;
export type PostDetailsInput = InferType<typeof postDetailsInputSchema>;
