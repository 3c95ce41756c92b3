import { buildKeyboardQuery } from '@paniscus/domain/keyboard';
import { searchResponse } from '@paniscus/domain/search';
import type { SearchHit, SearchKind, SearchPage } from '@paniscus/domain/search';
import type { SearchState } from '@paniscus/features/search';
import { findLexigram } from '@paniscus/lexigrams';
import { paths } from '@paniscus/routes';
import { parseResponse } from './parse-response';

const buildSearchQuery = (terms: string, kind?: SearchKind) =>
  `?q=${encodeURIComponent(terms)}${kind === undefined ? '' : `&kind=${kind}`}`;

export const searchApiPath = (terms: string, kind?: SearchKind) => `/search/${buildSearchQuery(terms, kind)}`;

export const searchPath = (terms: string, kind?: SearchKind) => paths.search + buildSearchQuery(terms, kind);

export async function toSearchState(response: Response): Promise<SearchState> {
  if (response.status === 422) return { kind: 'tooLong' };
  if (response.status === 429) return { kind: 'busy' };
  if (!response.ok) return { kind: 'failed' };
  const { groups, isApproximate, closest } = await parseResponse(response, searchResponse);
  return groups.length === 0 ? { kind: 'empty', closest } : { kind: 'ready', groups, isApproximate };
}

export function getSearchHitPath({ kind, id, slug, anchor }: SearchHit): string {
  const fragment = anchor === undefined ? '' : `#${anchor}`;
  switch (kind) {
    case 'page':
      return paths[id as SearchPage] + fragment;
    case 'post':
      return paths.post(Number(id), slug);
    case 'product':
      return paths.product(id);
    case 'lexigram':
      return (
        paths.keyboard +
        buildKeyboardQuery({ board: findLexigram(id)?.panel ?? 'alpha', set: 10, sentence: [id] })
      );
    case 'timeline':
      return paths.historyEntry(id);
    case 'video':
      return paths.videoBranch(id);
    case 'publication':
      return paths.publication(id);
  }
}
