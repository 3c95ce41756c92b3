import { normalizeTag } from '@paniscus/domain/posts';
import { ROUTES, paths } from '@paniscus/routes';
import { data, redirect, useParams } from 'react-router-dom';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router-dom';
import { feedLinks } from '../../feeds/feed-links';
import { breadcrumbs } from '../../head/breadcrumbs';
import { buildMeta } from '../../meta';
import { FilteredPosts } from '../../post-lists/FilteredPosts';
import { loadFilteredPosts } from '../../post-lists/load-filtered-posts';

export const handle = ROUTES.taggedPosts;
export const links = feedLinks;

export function meta({ params: { tag = '' } }: MetaArgs<typeof loader>) {
  return buildMeta(handle, {
    title: `Posts about ${tag}`,
    description: `News and notes from our work with the tag ${tag}, newest first.`,
    breadcrumbs: breadcrumbs.postTag(tag),
  });
}

export async function loader(args: LoaderFunctionArgs) {
  const tag = normalizeTag(args.params.tag ?? '');
  if (tag === '') throw data(null, { status: 404 });
  const path = paths.postTag(tag);
  if (tag !== args.params.tag) throw redirect(path, 301);
  return loadFilteredPosts(args, { filter: { tag }, path });
}

export default function TaggedPostsRoute() {
  const { tag = '' } = useParams();
  return <FilteredPosts filter={{ kind: 'tag', tag }} breadcrumbs={breadcrumbs.postTag(tag)} />;
}
