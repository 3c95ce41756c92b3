import { buildKeyboardUrl } from '@paniscus/domain/keyboard';
import { searchResponse } from '@paniscus/domain/search';
import type { SearchHit, SearchKind, SearchPage } from '@paniscus/domain/search';
import type { SearchState } from '@paniscus/features/search';
import { findLexigram } from '@paniscus/lexigrams';
import { paths } from '@paniscus/routes';
import { parseResponse } from './parse-response';

const getQuery = (words: string, kind?: SearchKind) =>
  `?q=${encodeURIComponent(words)}${kind === undefined ? '' : `&kind=${kind}`}`;

export const searchCall = (words: string, kind?: SearchKind) => `/search/${getQuery(words, kind)}`;

export const searchPath = (words: string, kind?: SearchKind) => paths.search + getQuery(words, kind);

export async function toSearchState(response: Response): Promise<SearchState> {
  if (response.status === 422) return { kind: 'tooLong' };
  if (response.status === 429) return { kind: 'busy' };
  if (!response.ok) return { kind: 'failed' };
  const { groups, closest } = await parseResponse(response, searchResponse);
  return groups.length === 0 ? { kind: 'empty', closest } : { kind: 'ready', groups };
}

export function hitPath({ kind, id, anchor }: SearchHit): string {
  const place = anchor === undefined ? '' : `#${anchor}`;
  switch (kind) {
    case 'page':
      return paths[id as SearchPage] + place;
    case 'post':
      return paths.post(Number(id));
    case 'lexigram':
      return (
        paths.keyboard +
        buildKeyboardUrl({ board: findLexigram(id)?.panel ?? 'alpha', set: 10, sentence: [id] })
      );
    case 'timeline':
      return paths.historyEntry(id);
    case 'video':
      return paths.videoBranch(id);
    case 'publication':
      return paths.publication(id);
  }
}
