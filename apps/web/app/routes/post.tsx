import { parseId } from '@paniscus/domain/ids';
import { postResponse, relatedPostsResponse } from '@paniscus/domain/posts';
import type { Post, RelatedPosts } from '@paniscus/domain/posts';
import { PostScreen } from '@paniscus/features/posts';
import type { PostState } from '@paniscus/features/posts';
import { findAuthorPath } from '../post-lists/author-path';
import { ROUTES, paths } from '@paniscus/routes';
import { data, redirect, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router-dom';
import { parseResponse } from '../api/parse-response';
import { feedLinks } from '../feeds/feed-links';
import { toFailedState } from '../failed-state';
import { breadcrumbs } from '../head/breadcrumbs';
import { buildPostMeta } from '../head/post';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';

type PageState =
  | Exclude<PostState, { kind: 'ready' }>
  | { kind: 'ready'; post: Post; authorHref?: string; related: RelatedPosts };

export const handle = ROUTES.post;
export const links = feedLinks;

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData?.kind !== 'ready') return buildMeta(undefined, { title: 'Post' });
  return buildPostMeta(loaderData);
}

/** `/post/{id}` always answers; under `/post/{id}/{slug}`, every other slug redirects to the canonical URL. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const missing = data<PageState>({ kind: 'notFound' }, { status: 404 });
  const id = parseId(params.id);
  if (id === undefined) return missing;
  const { api } = context.get(serverContext);
  const responses = await Promise.all([api(`/posts/${id}/`), api(`/posts/${id}/related/`)]);
  if (responses.some(({ status }) => status === 404)) return missing;
  const failed = responses.find(({ ok }) => !ok);
  if (failed !== undefined) return toFailedState<PageState>(failed, 'Failed to load the post');
  const post = await parseResponse(responses[0], postResponse);
  const related = await parseResponse(responses[1], relatedPostsResponse);
  if (params.slug !== undefined && params.slug !== post.slug) throw redirect(paths.post(id, post.slug), 301);
  return data<PageState>({ kind: 'ready', post, authorHref: findAuthorPath(post), related });
}

export default function PostRoute() {
  const state = useLoaderData<typeof loader>();
  const trail = state.kind === 'ready' ? breadcrumbs.post(state.post) : undefined;
  return <PostScreen state={state} breadcrumbs={trail} links={paths} />;
}
