import { PostListScreen, PostScreen } from '@paniscus/features/posts';
import type { PostListState } from '@paniscus/features/posts';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parsePostPage, postsPath } from '../api/post-page';
import { feedLinks } from '../feeds/feed-links';
import { toFailedState } from '../failed-state';
import { LoadingView } from '../loading/LoadingView';
import { buildMeta } from '../meta';
import { olderPostsPath, PATTERNS, ROUTES, paths } from '@paniscus/routes';
import { serverContext } from '../server-context';

export const handle = ROUTES.posts;
export const links = feedLinks;
export const meta = () =>
  buildMeta(handle, {
    title: 'Posts',
    description: 'News and notes from our work with bonobos, newest first.',
  });

export async function loader({ context, url }: LoaderFunctionArgs) {
  const response = await context.get(serverContext).api(postsPath(url.searchParams.get('cursor')));
  if (response.status === 404 || response.status === 422) throw data(null, { status: 404 });
  if (!response.ok) return toFailedState<PostListState>(response, 'Failed to load the posts');
  const { posts, nextCursor } = await parsePostPage(response);
  const state: PostListState =
    posts.length === 0
      ? { kind: 'empty' }
      : { kind: 'ready', posts, olderHref: nextCursor && olderPostsPath(paths.posts, nextCursor) };
  return data(state);
}

/** `/post/` */
const POST_PATH = PATTERNS.post.replace(':id', '');

export default function PostsRoute() {
  return (
    <>
      <PostListScreen state={useLoaderData<typeof loader>()} links={paths} />
      <LoadingView path={POST_PATH}>
        <PostScreen state={{ kind: 'loading' }} links={paths} />
      </LoadingView>
      <LoadingView path={paths.posts}>
        <PostListScreen state={{ kind: 'loading' }} links={paths} />
      </LoadingView>
    </>
  );
}
