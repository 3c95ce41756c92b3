import {
  advisoryBoard,
  conservationContent,
  organization,
  storeContent,
  videosContent,
} from '@paniscus/content';
import type { Post } from '@paniscus/domain/posts';
import type { MarkedText, SearchAnswer, SearchKind } from '@paniscus/domain/search';
import { flattenVideos, findTrailPosition } from '@paniscus/domain/videos';
import { Clock } from '@paniscus/server/platform';
import { send, signInAs, startTestApp } from '@paniscus/server/testing';
import type { TestApp } from '@paniscus/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

const aFilm = flattenVideos(videosContent.library)[0]!;

describe('search', () => {
  let server: TestApp;
  let access: string;
  beforeAll(async () => {
    server = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
    access = (await signInAs(server, 'rose')).access;
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => server.stop());

  let visitor = 1;
  /** Each query from a different IP, so that the rate limit does not interfere. */
  const ask = (query: string) =>
    fetch(`${server.url}/api/search/?${query}`, { headers: { 'x-forwarded-for': `203.0.113.${visitor++}` } });
  const find = async (words: string, kind?: SearchKind): Promise<SearchAnswer> => {
    const chosen = kind === undefined ? '' : `&kind=${kind}`;
    const response = await ask(`q=${encodeURIComponent(words)}${chosen}`);
    expect(response.status).toBe(200);
    return (await response.json()) as SearchAnswer;
  };
  const listHits = async (words: string, kind: SearchKind) =>
    (await find(words)).groups.find((group) => group.kind === kind)?.hits ?? [];
  const findIds = async (words: string, kind: SearchKind) =>
    (await listHits(words, kind)).map(({ id }) => id);
  const plain = (text: MarkedText = []) =>
    text.map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text)).join('');
  const write = async (body: object): Promise<Post> =>
    (await (await send(server, '/api/posts/', body, { access })).json()) as Post;

  it.each<[string, SearchKind, string]>([
    [conservationContent.title, 'page', 'conservation'],
    [storeContent.returns.title, 'page', 'store'],
    [organization.keyboard.name, 'page', 'keyboard'],
    ['pepys', 'timeline', 'pepys'],
    [aFilm.title, 'video', `${findTrailPosition(aFilm.trail)}#film-${aFilm.id}`],
    ['blackberry', 'lexigram', 'blackberry'],
    ['BLACKB', 'lexigram', 'blackberry'],
    ['10.1073/pnas.1212855109', 'publication', 'stone-tools-2012'],
  ])('finds for "%s" of kind %s: %s', async (words, kind, id) => {
    expect((await findIds(words, kind))[0]).toBe(id);
  });

  it('links to the section that contains the words', async () => {
    const { id, name } = advisoryBoard[0]!;

    const [hit] = await listHits(name.toUpperCase(), 'page');

    expect(hit).toMatchObject({ id: 'about', anchor: `member-${id}`, heading: name });
  });

  it.each<[string, string]>([
    ['unrest', 'conservation'],
    ['red list endangered', 'conservation'],
    ['banana', 'research'],
    ['banana', 'games'],
    ['about', 'about'],
    ['workshop', 'home'],
    ['April 19', 'home'],
    ['"28 October 1980"', 'celebration'],
  ])('finds for the literal text %s the page %s', async (words, id) => {
    const found = (await find(words, 'page')).groups.flatMap(({ hits }) => hits);

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
  ])('finds for the common query %s first the page %s, without an anchor', async (words, id) => {
    const [hit] = await listHits(words, 'page');

    expect(hit?.id).toBe(id);
    expect(hit).not.toHaveProperty('anchor');
    expect(plain(hit?.snippet)).not.toBe('');
  });

  it.each<[string, string, string]>([
    ['clever hans', 'research', 'what-the-critics-said'],
    ['"dress them up"', 'mission', 'what-we-do-not-do'],
    ['adopted by Matata', 'celebration', 'a-life-among-people-and-apes'],
    ['regrown forests', 'conservation', 'how-to-know-one'],
  ])('links for %s into the page %s to #%s', async (words, id, anchor) => {
    expect(await listHits(words, 'page')).toContainEqual(expect.objectContaining({ id, anchor }));
  });

  it('links to the beginning of a page whose name matches', async () => {
    const [hit] = await listHits('privacy', 'page');

    expect(hit?.id).toBe('privacyPolicy');
    expect(hit).not.toHaveProperty('anchor');
  });

  it('highlights the matches in title and snippet', async () => {
    const [hit] = await listHits('baboone signs', 'timeline');

    expect(plain(hit?.title)).toContain('[baboone]');
    expect(plain(hit?.snippet)).toContain('make [signs]');
  });

  it('requires every word and ranks title matches first', async () => {
    const one = await find('pepys', 'timeline');
    const both = await find('pepys descartes', 'timeline');

    expect(one.groups[0]?.hits[0]?.id).toBe('pepys');
    expect(both.groups[0]?.hits.map(({ id }) => id) ?? []).not.toContain('pepys');
  });

  it('matches a quoted phrase only as a whole', async () => {
    const loose = await find('tools stone', 'publication');
    const held = await find('"tools stone"', 'publication');

    expect(loose.groups[0]?.total).toBeGreaterThan(0);
    expect(held.groups).toEqual([]);
  });

  it('returns five hits per kind, and all hits of a requested kind', async () => {
    const beside = (await find('ape')).groups.find(({ kind }) => kind === 'publication');
    const alone = (await find('ape', 'publication')).groups;

    expect(beside?.hits).toHaveLength(5);
    expect(beside?.total).toBeGreaterThan(5);
    expect(alone.map(({ kind }) => kind)).toEqual(['publication']);
    expect(alone[0]?.hits).toHaveLength(beside?.total ?? 0);
  });

  it('finds a post once it is published, updates it when it changes, and drops it when it is gone', async () => {
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
    expect(plain(published[0]?.snippet)).toBe('A [walk] before noon.');
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

  it('suggests similar words when nothing matches', async () => {
    expect(await find('timelime')).toEqual({ groups: [], closest: 'timeline' });
    expect(await find('qqqqqqqqqq')).toEqual({ groups: [] });
  });

  it('suggests for each word the one with the smallest edit distance', async () => {
    expect(await find('kansi')).toEqual({ groups: [], closest: 'Kanzi' });
    expect(await find('kanzy')).toEqual({ groups: [], closest: 'Kanzi' });
    expect(await find('bonbo lexigrm')).toEqual({ groups: [], closest: 'bonobo lexigram' });
  });

  it.each(['', '   ', '🦍🦍', '<>', '"', '\u0000'])('finds nothing for %j', async (words) => {
    expect(await find(words)).toMatchObject({ groups: [] });
  });

  it.each([
    ['no question', ''],
    ['two questions', 'q=a&q=b'],
    ['a hundred and one letters', `q=${'a'.repeat(101)}`],
    ['five thousand words', `q=${'a+'.repeat(5000)}`],
    ['an unknown kind', 'q=a&kind=money'],
    ['an empty kind', 'q=a&kind='],
  ])('returns 422 for %s', async (_, query) => {
    expect((await ask(query)).status).toBe(422);
  });

  it('rejects unknown parameters', async () => {
    const response = await ask('q=a&zz=b&utm_source=letter');

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: { zz: 'Unknown field.', utm_source: 'Unknown field.' },
    });
  });

  it('is never cached', async () => {
    const { headers } = await ask('q=kanzi');

    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('rate-limits a visitor who searches too often, and no other', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const searchOnce = async () => (await fetch(`${server.url}/api/search/?q=kanzi`, { headers })).status;
    for (let n = 0; n < 120; n += 1) await searchOnce();

    expect(await searchOnce()).toBe(429);
    expect((await ask('q=kanzi')).status).toBe(200);
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
