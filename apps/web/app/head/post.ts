import type { Post } from '@paniscus/domain';
import type { MetaDescriptor } from 'react-router-dom';
import { buildMeta } from '../meta';
import { ROUTES, paths } from '@paniscus/routes';
import { getAddress } from './url';
import { publisher } from './structured-data';
import type { BlogPost } from './structured-data';
import { trails } from './breadcrumbs';

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
