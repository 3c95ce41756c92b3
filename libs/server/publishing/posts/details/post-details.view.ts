import { toSlug } from '@paniscus/domain/slugs';
import type { PostPicture, StoredPostDetails } from '@paniscus/domain/posts';
import type { PostEntity } from '../post.entity.ts';
import type { PostSeriesEntity } from '../related/post-series.entity.ts';

type DetailColumns = Pick<PostEntity, 'excerpt' | 'derivedExcerpt' | 'pictureUrl' | 'pictureAlt' | 'tags'>;

const toPicture = ({ pictureUrl, pictureAlt }: DetailColumns): PostPicture | null =>
  pictureUrl === null ? null : { url: pictureUrl, alt: pictureAlt ?? '' };

/** What readers see besides the text. */
export const toReaderDetails = (post: DetailColumns) => ({
  excerpt: post.excerpt || post.derivedExcerpt,
  picture: toPicture(post),
  tags: post.tags,
});

/** Details as staff edit them. */
export const toStoredDetails = (
  post: DetailColumns & Pick<PostEntity, 'detailsVersion' | 'slug' | 'title' | 'seriesPosition'>,
  series: Pick<PostSeriesEntity, 'name'> | null,
): StoredPostDetails => ({
  version: post.detailsVersion,
  excerpt: post.excerpt,
  derived_excerpt: post.derivedExcerpt,
  picture: toPicture(post),
  tags: post.tags,
  slug: post.slug,
  derived_slug: toSlug(post.title),
  series: series === null ? null : { name: series.name, position: post.seriesPosition ?? 1 },
});
