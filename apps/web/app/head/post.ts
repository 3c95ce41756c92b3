import { organization } from '@paniscus/content';
import { buildPictureSources } from '@paniscus/domain/media';
import { getPostTime } from '@paniscus/domain/posts';
import type { Post, PostPicture, RelatedPosts } from '@paniscus/domain/posts';
import { ROUTES, paths } from '@paniscus/routes';
import type { MetaDescriptor } from 'react-router-dom';
import { buildMeta } from '../meta';
import { breadcrumbs } from './breadcrumbs';
import type { SharedImage } from './image-properties';
import { publisher } from './structured-data';
import type { BlogPostJsonLd } from './structured-data';
import { toAbsoluteUrl } from './absolute-url';

type LoadedPost = { post: Post; authorHref?: string; related: Pick<RelatedPosts, 'series'> };

export function buildPostMeta({ post, authorHref, related }: LoadedPost): MetaDescriptor[] {
  const { id, slug, title, excerpt, picture, tags, username } = post;
  const blogPost: BlogPostJsonLd = {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    ...(picture !== null && { image: [toAbsoluteUrl(picture.url)] }),
    url: toAbsoluteUrl(paths.post(id, slug)),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    datePublished: getPostTime(post),
    dateModified: post.updated_at,
    author: {
      '@type': 'Person',
      name: username,
      ...(authorHref !== undefined && { url: toAbsoluteUrl(authorHref) }),
    },
    publisher,
    ...(related.series !== null && toSeriesProperties(related.series)),
  };
  return buildMeta(ROUTES.post, {
    title,
    description: excerpt,
    picture: picture === null ? toCard(post) : toSharedImage(picture),
    type: 'article',
    canonicalPath: paths.post(id, slug),
    jsonLd: [blogPost],
    breadcrumbs: breadcrumbs.post(post),
  });
}

/** Picture that the server draws from the title. The query makes other sites load it again after a change. */
const toCard = ({ id, title, updated_at: updatedAt }: Post): SharedImage => ({
  src: `/api/post-cards/${id}.png?v=${Date.parse(updatedAt)}`,
  alt: `${title} · ${organization.name}`,
  width: 1200,
  height: 630,
});

const toSeriesProperties = ({ name, slug, part }: NonNullable<RelatedPosts['series']>) => ({
  isPartOf: {
    '@type': 'CreativeWorkSeries' as const,
    name,
    url: toAbsoluteUrl(paths.postSeries(slug)),
  },
  position: part,
});

function toSharedImage({ url, alt }: PostPicture): SharedImage {
  const sources = buildPictureSources(url);
  return { src: url, alt, width: sources?.width, height: sources?.height };
}
