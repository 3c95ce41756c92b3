import type { MarkedText, SearchKind, SearchResponse } from '@paniscus/domain/search';
import { createVisitor, startServer, TRUST_LOCAL_PROXY } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';

const server = await startServer(TRUST_LOCAL_PROXY);

describe('search with typing errors', () => {
  const find = async (query: string, kind?: SearchKind): Promise<SearchResponse> => {
    const kindParam = kind === undefined ? '' : `&kind=${kind}`;
    const url = `${server.url}/api/search/?q=${encodeURIComponent(query)}${kindParam}`;
    return (await (await fetch(url, { headers: createVisitor() })).json()) as SearchResponse;
  };
  const listHits = async (query: string, kind: SearchKind) =>
    (await find(query)).groups.find((group) => group.kind === kind)?.hits ?? [];
  const toPlainText = (text: MarkedText = []) =>
    text.map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text)).join('');

  it('suggests similar words when nothing matches', async () => {
    expect(await find('timelimm')).toEqual({ groups: [], closest: 'timeline' });
    expect(await find('qqqqqqqqqq')).toEqual({ groups: [] });
  });

  it('suggests for each word the one with the smallest edit distance', async () => {
    expect(await find('chimpanxze')).toEqual({ groups: [], closest: 'chimpanzee' });
    expect(await find('bonbbo lexigrrrm')).toEqual({ groups: [], closest: 'bonobo lexigram' });
  });

  it.each<[string, SearchKind, string]>([
    ['timelime', 'page', 'history'],
    ['kansi', 'page', 'celebration'],
    ['bonbo lexigrm', 'page', 'signs'],
    ['blakcberry', 'lexigram', 'blackberry'],
    ['stone tolos', 'publication', 'stone-tools-2012'],
  ])('finds with one typing error per word, and says so: "%s" finds the %s %s', async (query, kind, id) => {
    const { groups, isApproximate, closest } = await find(query, kind);

    expect(groups[0]?.hits.map((hit) => hit.id)).toContain(id);
    expect([isApproximate, closest]).toEqual([true, undefined]);
  });

  it('highlights what was found with a typing error, and links to the beginning of a page named so', async () => {
    const [hit] = await listHits('celebratign', 'page');

    expect(toPlainText(hit?.title)).toContain('[Celebrating]');
    expect(hit).not.toHaveProperty('anchor');
  });

  it('allows for typing errors only when nothing matches exactly, and never in a quoted phrase', async () => {
    const exact = await find('kanzi');
    const phrase = await find('"stone tolos"');

    expect(exact).not.toHaveProperty('isApproximate');
    expect(phrase.groups).toEqual([]);
  });
});
