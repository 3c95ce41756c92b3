import type { PostListState } from '@paniscus/features/posts';
import { olderPostsPath } from '@paniscus/routes';
import { data } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { buildListQuery } from '../api/pagination';
import { parsePostPage } from '../api/post-page';
import { toFailedState } from '../failed-state';
import { serverContext } from '../server-context';

type ListPage = {
  /** Query parameters of `GET /api/posts/`. */
  filter: Record<string, string>;
  /** Path of the page. */
  path: string;
};

/**
 * State of a page that lists the posts with a property. Without such posts there is no page, so that made-up addresses are
 * neither cached nor indexed.
 */
export async function loadFilteredPosts({ context, url }: LoaderFunctionArgs, { filter, path }: ListPage) {
  const query = buildListQuery(filter, url.searchParams.get('cursor'));
  const response = await context.get(serverContext).api(`/posts/${query}`);
  if (response.status === 404 || response.status === 422) throw data(null, { status: 404 });
  if (!response.ok) return toFailedState<PostListState>(response, 'Failed to load the posts');
  const { posts, nextCursor } = await parsePostPage(response);
  if (posts.length === 0) throw data(null, { status: 404 });
  return data<PostListState>({
    kind: 'ready',
    posts: posts.map((post) => ({ ...post, preview: post.excerpt })),
    olderHref: nextCursor && olderPostsPath(path, nextCursor),
  });
}
