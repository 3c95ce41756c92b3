import {
  advisoryBoard,
  conservationContent,
  organization,
  storeContent,
  videosContent,
} from '@paniscus/content';
import type { Post } from '@paniscus/domain/posts';
import type { MarkedText, SearchResponse, SearchKind } from '@paniscus/domain/search';
import { flattenVideos, getTrailPath } from '@paniscus/domain/videos';
import { Clock } from '@paniscus/server/platform';
import { send, signInAs, startServer } from '@paniscus/server/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';

const video = flattenVideos(videosContent.library)[0]!;

const server = await startServer({ TRUST_PROXY: '127.0.0.1' });
const { access } = await signInAs(server, 'rose');

describe('search', () => {
  afterEach(() => vi.restoreAllMocks());

  let visitor = 1;
  /** Each query from a different IP, so that the rate limit does not interfere. */
  const fetchSearch = (query: string) =>
    fetch(`${server.url}/api/search/?${query}`, { headers: { 'x-forwarded-for': `203.0.113.${visitor++}` } });
  const find = async (query: string, kind?: SearchKind): Promise<SearchResponse> => {
    const kindParam = kind === undefined ? '' : `&kind=${kind}`;
    const response = await fetchSearch(`q=${encodeURIComponent(query)}${kindParam}`);
    expect(response.status).toBe(200);
    return (await response.json()) as SearchResponse;
  };
  const listHits = async (query: string, kind: SearchKind) =>
    (await find(query)).groups.find((group) => group.kind === kind)?.hits ?? [];
  const findIds = async (query: string, kind: SearchKind) =>
    (await listHits(query, kind)).map(({ id }) => id);
  const toPlainText = (text: MarkedText = []) =>
    text.map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text)).join('');
  const write = async (body: object): Promise<Post> =>
    (await (await send(server, '/api/posts/', body, { access })).json()) as Post;

  it.each<[string, SearchKind, string]>([
    [conservationContent.title, 'page', 'conservation'],
    [storeContent.returnPolicy.title, 'page', 'store'],
    [organization.keyboard.name, 'page', 'keyboard'],
    ['pepys', 'timeline', 'pepys'],
    [video.title, 'video', `${getTrailPath(video.trail)}#film-${video.id}`],
    ['blackberry', 'lexigram', 'blackberry'],
    ['BLACKB', 'lexigram', 'blackberry'],
    ['blackberries', 'lexigram', 'blackberry'],
    ['10.1073/pnas.1212855109', 'publication', 'stone-tools-2012'],
  ])('ranks first for "%s" among results of the kind %s the entry %s', async (query, kind, id) => {
    expect((await findIds(query, kind))[0]).toBe(id);
  });

  it('links to the section that contains the words', async () => {
    const { id, name } = advisoryBoard[0]!;

    const [hit] = await listHits(name.toUpperCase(), 'page');

    expect(hit).toMatchObject({ id: 'about', anchor: `member-${id}`, heading: name });
  });

  it.each<[string, string]>([
    ['conflict', 'conservation'],
    ['red list endangered', 'conservation'],
    ['banana', 'research'],
    ['banana', 'games'],
    ['about', 'about'],
    ['workshop', 'home'],
    ['April 19', 'home'],
    ['"October 28, 1980"', 'celebration'],
  ])('finds by the literal text %s the page %s', async (query, id) => {
    const found = (await find(query, 'page')).groups.flatMap(({ hits }) => hits);

    expect(found.map((hit) => hit.id)).toContain(id);
  });

  it.each<[string, string]>([
    ['contact', 'contact'],
    ['team', 'about'],
    ['donate', 'donate'],
    ['store', 'store'],
    ['shop', 'store'],
    ['news', 'posts'],
    ['films', 'videos'],
    ['cookies', 'privacyPolicy'],
    ['tracking order', 'findOrder'],
  ])('ranks first for the common query %s the page %s, without an anchor', async (query, id) => {
    const [hit] = await listHits(query, 'page');

    expect(hit?.id).toBe(id);
    expect(hit).not.toHaveProperty('anchor');
    expect(toPlainText(hit?.snippet)).not.toBe('');
  });

  it.each<[string, string, string]>([
    ['clever hans', 'research', 'what-the-critics-said'],
    ['"dress them up"', 'mission', 'what-we-do-not-do'],
    ['adopted by Matata', 'celebration', 'a-life-among-people-and-apes'],
    ['regrown forest', 'conservation', 'how-to-recognize-a-bonobo'],
  ])('links a match of %s on the page %s to #%s', async (query, id, anchor) => {
    expect(await listHits(query, 'page')).toContainEqual(expect.objectContaining({ id, anchor }));
  });

  it('links to the beginning of a page whose name matches', async () => {
    const [hit] = await listHits('privacy', 'page');

    expect(hit?.id).toBe('privacyPolicy');
    expect(hit).not.toHaveProperty('anchor');
  });

  it('highlights the matches in title and snippet', async () => {
    const [hit] = await listHits('baboone signs', 'timeline');

    expect(toPlainText(hit?.title)).toContain('[baboone]');
    expect(toPlainText(hit?.snippet)).toContain('make [signs]');
  });

  it('requires every word and ranks title matches first', async () => {
    const one = await find('pepys', 'timeline');
    const combined = await find('pepys descartes', 'timeline');

    expect(one.groups[0]?.hits[0]?.id).toBe('pepys');
    expect(combined.groups[0]?.hits.map(({ id }) => id) ?? []).not.toContain('pepys');
  });

  it('matches a quoted phrase only in its exact order', async () => {
    const unquoted = await find('tools stone', 'publication');
    const quoted = await find('"tools stone"', 'publication');

    expect(unquoted.groups[0]?.total).toBeGreaterThan(0);
    expect(quoted.groups).toEqual([]);
  });

  it('returns five hits per kind, and all hits of a requested kind', async () => {
    const grouped = (await find('ape')).groups.find(({ kind }) => kind === 'publication');
    const ungrouped = (await find('ape', 'publication')).groups;

    expect(grouped?.hits).toHaveLength(5);
    expect(grouped?.total).toBeGreaterThan(5);
    expect(ungrouped.map(({ kind }) => kind)).toEqual(['publication']);
    expect(ungrouped[0]?.hits).toHaveLength(grouped?.total ?? 0);
  });

  it('finds a post once it is published, updates it when it changes, and drops it when it is trashed', async () => {
    const post = await write({ title: 'Quincunx', content: 'A **walk** before noon.' });

    const published = await listHits('quincunx walk', 'post');
    const changed = { title: 'Zugzwang', content: 'A walk before noon.' };
    await send(server, `/api/posts/${post.id}/`, changed, { method: 'PUT', access });
    const [byOldTitle, byNewTitle] = [await findIds('quincunx', 'post'), await findIds('zugzwang', 'post')];
    await send(
      server,
      `/api/posts/${post.id}/`,
      { ...changed, status: 'trashed' },
      { method: 'PUT', access },
    );
    const trashed = await findIds('zugzwang', 'post');

    expect(published.map(({ id }) => id)).toEqual([String(post.id)]);
    expect(toPlainText(published[0]?.snippet)).toBe('A [walk] before noon.');
    expect([byOldTitle, byNewTitle, trashed]).toEqual([[], [String(post.id)], []]);
  });

  it('hides drafts, and scheduled posts until they are published', async () => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    await write({ title: 'Xylophage', content: 'x', status: 'draft' });
    const later = await write({ title: 'Xystus', content: 'x', status: 'scheduled', publish_at: publishAt });

    const before = await findIds('xy', 'post');
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 3_700_000));
    const after = await findIds('xy', 'post');

    expect([before, after]).toEqual([[], [String(later.id)]]);
  });

  it.each(['', '   ', '🦍🦍', '<>', '"', '\u0000'])('finds nothing for %j', async (query) => {
    expect(await find(query)).toMatchObject({ groups: [] });
  });

  it.each([
    ['no query', ''],
    ['two queries', 'q=a&q=b'],
    ['101 characters', `q=${'a'.repeat(101)}`],
    ['five thousand words', `q=${'a+'.repeat(5000)}`],
    ['an unknown kind', 'q=a&kind=money'],
    ['an empty kind', 'q=a&kind='],
  ])('returns 422 for %s', async (_, query) => {
    expect((await fetchSearch(query)).status).toBe(422);
  });

  it('rejects unknown parameters', async () => {
    const response = await fetchSearch('q=a&zz=b&utm_source=letter');

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: { zz: 'Unknown field.', utm_source: 'Unknown field.' },
    });
  });

  it('is never cached', async () => {
    const { headers } = await fetchSearch('q=kanzi');

    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('rate-limits only the visitor who searches too often', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const searchOnce = async () => (await fetch(`${server.url}/api/search/?q=kanzi`, { headers })).status;
    for (let n = 0; n < 30; n += 1) await Promise.all(Array.from({ length: 10 }, searchOnce));

    expect(await searchOnce()).toBe(429);
    expect((await fetchSearch('q=kanzi')).status).toBe(200);
  });

  it('uses only the first twelve words of a query, however long', async () => {
    const twelve = 'bonobos great apes chimpanzee they make up genus pan our closest living';

    expect(await findIds(`${twelve} qqqqqq`, 'page')).toContain('conservation');
    expect(await findIds(`qqqqqq ${twelve}`, 'page')).toEqual([]);
  });

  it('handles many concurrent searches', async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, () => find('kanzi language')));

    expect(responses.every(({ groups }) => groups.length > 0)).toBe(true);
  });
});
