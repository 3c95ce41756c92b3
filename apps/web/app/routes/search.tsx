import { searchContent } from '@paniscus/content';
import { SEARCH_KINDS, SEARCH_MAX, normalizeSearchText } from '@paniscus/domain/search';
import type { SearchKind } from '@paniscus/domain/search';
import { SearchScreen } from '@paniscus/features/search';
import type { SearchState } from '@paniscus/features/search';
import { ROUTES, paths } from '@paniscus/routes';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getSearchHitPath, searchApiPath, searchPath, toSearchState } from '../api/search';
import { toErrorStatus } from '../failed-state';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';
import { cutText } from '@paniscus/domain/text';

type Page = { state: SearchState; query: string; kind?: SearchKind };

export const handle = ROUTES.search;
export const meta = ({ loaderData }: { loaderData?: Page }) =>
  buildMeta(handle, {
    title: loaderData?.query ? `${loaderData.query} – ${searchContent.title}` : searchContent.title,
    description: searchContent.description,
  });

export async function loader({ context, url }: LoaderFunctionArgs) {
  const text = normalizeSearchText(url.searchParams.get('q'));
  const kind = SEARCH_KINDS.find((option) => option === url.searchParams.get('kind'));
  const page = (state: SearchState, status = 200) =>
    data<Page>({ state, query: cutText(text, SEARCH_MAX), kind }, { status });
  if (text === '') return page({ kind: 'blank' });
  if (text.length > SEARCH_MAX) return page({ kind: 'tooLong' });
  const response = await context.get(serverContext).api(searchApiPath(text, kind));
  const state = await toSearchState(response);
  return page(state, state.kind === 'failed' ? toErrorStatus(response) : state.kind === 'busy' ? 429 : 200);
}

const links = { ...paths, searchFor: searchPath, hit: getSearchHitPath };

export default function SearchRoute() {
  return <SearchScreen {...useLoaderData<typeof loader>()} links={links} />;
}
