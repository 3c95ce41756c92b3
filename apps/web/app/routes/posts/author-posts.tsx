import type { PostListState } from '@paniscus/features/posts';
import { ROUTES, paths } from '@paniscus/routes';
import { useLoaderData, useParams } from 'react-router-dom';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router-dom';
import { feedLinks } from '../../feeds/feed-links';
import { breadcrumbs } from '../../head/breadcrumbs';
import { buildMeta } from '../../meta';
import { FilteredPosts } from '../../post-lists/FilteredPosts';
import { loadFilteredPosts } from '../../post-lists/load-filtered-posts';

export const handle = ROUTES.authorPosts;
export const links = feedLinks;

export function meta({ loaderData, params: { author = '' } }: MetaArgs<typeof loader>) {
  const name = findName(loaderData) ?? author;
  return buildMeta(handle, {
    title: `Posts by ${name}`,
    description: `News and notes from our work by ${name}, newest first.`,
    type: 'profile',
    breadcrumbs: breadcrumbs.postAuthor(author, name),
  });
}

export function loader(args: LoaderFunctionArgs) {
  const { author = '' } = args.params;
  return loadFilteredPosts(args, { filter: { author }, path: paths.postAuthor(author) });
}

export default function AuthorPostsRoute() {
  const { author = '' } = useParams();
  const name = findName(useLoaderData<typeof loader>()) ?? author;
  return (
    <FilteredPosts filter={{ kind: 'author', name }} breadcrumbs={breadcrumbs.postAuthor(author, name)} />
  );
}

/** Name of the author, as it is written under the newest post. */
const findName = (state: PostListState | undefined) =>
  state?.kind === 'ready' ? state.posts[0]?.username : undefined;
