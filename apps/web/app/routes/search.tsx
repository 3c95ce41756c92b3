import { searchContent } from '@paniscus/content';
import { SEARCH_KINDS, SEARCH_MAX, searchTextFrom } from '@paniscus/domain/search';
import type { SearchKind } from '@paniscus/domain/search';
import { SearchScreen } from '@paniscus/features/search';
import type { SearchState } from '@paniscus/features/search';
import { ROUTES, paths } from '@paniscus/routes';
import { data, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { hitPath, searchCall, searchPath, toSearchState } from '../api/search';
import { getFailedStatus } from '../failure';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';

type Page = { state: SearchState; words: string; only?: SearchKind };

export const handle = ROUTES.search;
export const meta = ({ loaderData }: { loaderData?: Page }) =>
  buildMeta(handle, {
    title: loaderData?.words ? `${loaderData.words} – ${searchContent.title}` : searchContent.title,
    description: searchContent.description,
  });

export async function loader({ context, url }: LoaderFunctionArgs) {
  const text = searchTextFrom(url.searchParams.get('q'));
  const only = SEARCH_KINDS.find((kind) => kind === url.searchParams.get('kind'));
  const page = (state: SearchState, status = 200) =>
    data<Page>({ state, words: text.slice(0, SEARCH_MAX), only }, { status });
  if (text === '') return page({ kind: 'blank' });
  if (text.length > SEARCH_MAX) return page({ kind: 'tooLong' });
  const response = await context.get(serverContext).api(searchCall(text, only));
  const state = await toSearchState(response);
  return page(state, state.kind === 'failed' ? getFailedStatus(response) : state.kind === 'busy' ? 429 : 200);
}

const links = { ...paths, searchFor: searchPath, hit: hitPath };

export default function SearchRoute() {
  return <SearchScreen {...useLoaderData<typeof loader>()} links={links} />;
}
