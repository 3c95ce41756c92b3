import { toSlug } from '@paniscus/domain/slugs';
import type { PostPicture, StoredPostDetails } from '@paniscus/domain/posts';
import type { PostEntity } from '../post.entity.ts';

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
  post: DetailColumns & Pick<PostEntity, 'detailsVersion' | 'slug' | 'title'>,
): StoredPostDetails => ({
  version: post.detailsVersion,
  excerpt: post.excerpt,
  derived_excerpt: post.derivedExcerpt,
  picture: toPicture(post),
  tags: post.tags,
  slug: post.slug,
  derived_slug: toSlug(post.title),
});
