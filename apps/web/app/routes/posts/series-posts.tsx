import { postSeriesResponse } from '@paniscus/domain/posts';
import { PostListScreen } from '@paniscus/features/posts';
import type { PostListState } from '@paniscus/features/posts';
import { ROUTES, paths } from '@paniscus/routes';
import { data, useLoaderData, useParams } from 'react-router-dom';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router-dom';
import { parseResponse } from '../../api/parse-response';
import { toFailedState } from '../../failed-state';
import { feedLinks } from '../../feeds/feed-links';
import { breadcrumbs } from '../../head/breadcrumbs';
import { buildMeta } from '../../meta';
import { serverContext } from '../../server-context';

type PageState =
  Exclude<PostListState, { kind: 'ready' }> | (Extract<PostListState, { kind: 'ready' }> & { name: string });

export const handle = ROUTES.seriesPosts;
export const links = feedLinks;

export function meta({ loaderData, params: { series = '' } }: MetaArgs<typeof loader>) {
  const name = getName(loaderData, series);
  return buildMeta(handle, {
    title: `${name}: a series of posts`,
    description: `All parts of our series “${name},” from the first to the last.`,
    breadcrumbs: breadcrumbs.postSeries(series, name),
  });
}

export async function loader({ context, params: { series = '' } }: LoaderFunctionArgs) {
  const response = await context.get(serverContext).api(`/post-series/${encodeURIComponent(series)}/`);
  if (response.status === 404) throw data(null, { status: 404 });
  if (!response.ok) return toFailedState<PageState>(response, 'Failed to load the posts');
  const { name, posts } = await parseResponse(response, postSeriesResponse);
  return data<PageState>({
    kind: 'ready',
    name,
    posts: posts.map((post) => ({ ...post, preview: post.excerpt })),
  });
}

export default function SeriesPostsRoute() {
  const { series = '' } = useParams();
  const state = useLoaderData<typeof loader>();
  const name = getName(state, series);
  return (
    <PostListScreen
      state={state}
      filter={{ kind: 'series', name }}
      breadcrumbs={breadcrumbs.postSeries(series, name)}
      links={paths}
    />
  );
}

const getName = (state: PageState | undefined, slug: string) => (state?.kind === 'ready' ? state.name : slug);
