import type { Post } from '@paniscus/domain/posts';
import { ROUTES, paths } from '@paniscus/routes';
import type { MetaDescriptor } from 'react-router-dom';
import { buildMeta } from '../meta';
import { trails } from './breadcrumbs';
import { publisher } from './structured-data';
import type { BlogPost } from './structured-data';
import { getAddress } from './url';

export function aboutPost(post: Post): MetaDescriptor[] {
  const { id, title, preview, username, created_at } = post;
  const writing: BlogPost = {
    '@type': 'BlogPosting',
    headline: title,
    description: preview,
    url: getAddress(paths.post(id)),
    datePublished: created_at,
    author: { '@type': 'Person', name: username },
    publisher,
  };
  return buildMeta(ROUTES.post, {
    title,
    description: preview,
    type: 'article',
    jsonLd: [writing],
    trail: trails.post(post),
  });
}
