import type { InferType } from 'yup';
import { integer, list, record, text } from '../validation/response-fields.ts';
import { postPictureResponse } from './post-response.schema.ts';

/** Response of `GET /api/posts/{id}/details/`. */
export const postDetailsResponse = record({
  version: integer('Increased by every change of the details; independent of the version of the text.'),
  excerpt: text("The author's summary; empty while it is derived."),
  derived_excerpt: text('Summary that is derived from the first paragraph.'),
  picture: postPictureResponse.nullable(),
  tags: list(text()),
  slug: text('Last segment of the canonical URL; empty for none.'),
  derived_slug: text('Suggestion that is derived from the title; may be empty.'),
  series: record({ name: text(), position: integer('Place of the post in the series.') })
    .nullable()
    .meta({ description: 'Series of the post; null for none.' }),
});

export type StoredPostDetails = InferType<typeof postDetailsResponse>;
