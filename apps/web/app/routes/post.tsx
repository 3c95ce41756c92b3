import { idFrom } from '@paniscus/domain/ids';
import { postResponse } from '@paniscus/domain/posts';
import type { Post } from '@paniscus/domain/posts';
import { PostScreen } from '@paniscus/features/posts';
import type { PostState } from '@paniscus/features/posts';
import { ROUTES, paths } from '@paniscus/routes';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router-dom';
import { parseResponse } from '../api/parse-response';
import { getFailure } from '../failure';
import { trails } from '../head/breadcrumbs';
import { aboutPost } from '../head/post';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';

type PageState = Exclude<PostState, { kind: 'ready' }> | { kind: 'ready'; post: Post };

export const handle = ROUTES.post;

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData?.kind !== 'ready') return buildMeta(undefined, { title: 'Post' });
  return aboutPost(loaderData.post);
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const missing = data<PageState>({ kind: 'notFound' }, { status: 404 });
  const id = idFrom(params.id);
  if (id === undefined) return missing;
  const response = await context.get(serverContext).api(`/posts/${id}/`);
  if (response.status === 404) return missing;
  if (!response.ok) return getFailure<PageState>(response, 'Failed to load the post');
  return data<PageState>({ kind: 'ready', post: await parseResponse(response, postResponse) });
}

export default function PostRoute() {
  const state = useLoaderData<typeof loader>();
  const trail = state.kind === 'ready' ? trails.post(state.post) : undefined;
  return <PostScreen state={state} trail={trail} links={paths} />;
}
