import type { Post } from '@paniscus/domain';
import type { MetaDescriptor } from 'react-router-dom';
import { addressOf } from './head/address';
import { publisher } from './head/structured-data';
import type { BlogPost } from './head/structured-data';
import { trails } from './head/trails';
import { metaOf } from './meta';
import { pages, paths } from './paths';

/** The head of a post: who wrote it and when, and its first words. */
export function aboutPost(post: Post): MetaDescriptor[] {
  const { id, title, preview, username, created_at } = post;
  const writing: BlogPost = {
    '@type': 'BlogPosting',
    headline: title,
    description: preview,
    url: addressOf(paths.post(id)),
    datePublished: created_at,
    author: { '@type': 'Person', name: username },
    publisher,
  };
  return metaOf(pages.post, {
    title,
    description: preview,
    type: 'article',
    jsonLd: [writing],
    trail: trails.post(post),
  });
}
