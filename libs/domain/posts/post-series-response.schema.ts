import type { InferType } from 'yup';
import { integer, list, optionalText, record, text, timestamp } from '../validation/response-fields.ts';
import { postResponse } from './post-response.schema.ts';

const seriesFields = {
  name: text(),
  slug: text('Last segment of the URL, `/posts/series/{slug}`; derived from the name.'),
};

/** Response of `GET /api/post-series/`, newest first. */
export const postSeriesListResponse = list(record(seriesFields));

/** A post without its text. */
const postSummaryResponse = postResponse.pick([
  'id',
  'slug',
  'title',
  'username',
  'created_at',
  'published_at',
  'preview',
  'excerpt',
  'picture',
  'tags',
]);

/** Response of `GET /api/post-series/{slug}/`. */
export const postSeriesResponse = record({
  ...seriesFields,
  posts: list(postSummaryResponse, 'Published posts, in the order of their parts.'),
});

const postReference = record({
  id: integer(),
  slug: optionalText('Last segment of the canonical URL; absent when that is `/post/{id}`.'),
  title: text(),
  published_at: timestamp('Time of publication.'),
});

/** Response of `GET /api/posts/{id}/related/`. */
export const relatedPostsResponse = record({
  series: record({
    ...seriesFields,
    part: integer('Place among the published posts of the series, from 1.'),
    count: integer('Number of published posts of the series.'),
    previous: postReference.nullable(),
    next: postReference.nullable(),
  })
    .nullable()
    .meta({ description: 'Series of the post; null for none.' }),
  posts: list(postReference, 'Up to three posts that share a tag and belong to no part of the same series.'),
});

export type PostSeries = InferType<typeof postSeriesResponse>;
export type PostSeriesName = InferType<typeof postSeriesListResponse>[number];
export type PostReference = InferType<typeof postReference>;
export type RelatedPosts = InferType<typeof relatedPostsResponse>;
export type PostSummary = InferType<typeof postSummaryResponse>;
