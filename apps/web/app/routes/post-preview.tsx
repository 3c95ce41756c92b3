import { postPreviewResponse } from '@paniscus/domain/posts';
import { PostScreen } from '@paniscus/features/posts';
import type { PostState } from '@paniscus/features/posts';
import { ROUTES, paths } from '@paniscus/routes';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseResponse } from '../api/parse-response';
import { toFailedState } from '../failed-state';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';

export const handle = ROUTES.postPreview;
export const meta = () => buildMeta(handle, { title: 'Preview' });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = encodeURIComponent(params.token ?? '');
  const response = await context.get(serverContext).api(`/post-previews/${token}/`);
  if (response.status === 404) return data<PostState>({ kind: 'notFound' }, { status: 404 });
  if (!response.ok) return toFailedState<PostState>(response, 'Failed to load the post');
  return data<PostState>({ kind: 'ready', post: await parseResponse(response, postPreviewResponse) });
}

export default function PostPreviewRoute() {
  return <PostScreen state={useLoaderData<typeof loader>()} isPreview links={paths} />;
}
