import type { Post, PostSeries, RelatedPosts, StoredPostDetails } from '@paniscus/domain/posts';
import { Clock } from '@paniscus/server/platform';
import { send, signInAs, startServer } from '@paniscus/server/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';

const server = await startServer();
const { access } = await signInAs(server, 'rose');

afterEach(() => vi.restoreAllMocks());

type Details = { tags?: string[]; series?: { name: string; position: number } | null };

const create = async (title: string, details: Details, status: object = {}): Promise<number> => {
  const body = {
    title,
    content: 'x',
    details: { excerpt: '', picture: null, tags: [], ...details },
    ...status,
  };
  const response = await send(server, '/api/posts/', body, { access });
  expect(response.status).toBe(201);
  return ((await response.json()) as Post).id;
};
const change = (id: number, details: object) =>
  send(
    server,
    `/api/posts/${id}/details/`,
    { excerpt: '', picture: null, tags: [], ...details },
    { method: 'PUT', access },
  );
const read = (path: string, token?: string) =>
  fetch(server.url + path, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
const readJson = async <Body>(path: string, token?: string) =>
  (await (await read(path, token)).json()) as Body;
const readRelated = (id: number) => readJson<RelatedPosts>(`/api/posts/${id}/related/`);
const listParts = async (slug: string) =>
  (await readJson<PostSeries>(`/api/post-series/${slug}/`)).posts.map(({ title }) => title);

describe('a series of posts', () => {
  const part = (name: string, position: number) => ({ series: { name, position } });

  it('lists its published posts by their parts, without their texts', async () => {
    await create('Second', part('A year in Congo', 2));
    await create('First', part('A year in Congo', 1));
    await create('Third', part('A year in Congo', 3), { status: 'draft' });

    const series = await readJson<PostSeries>('/api/post-series/a-year-in-congo/');

    expect(series).toMatchObject({ name: 'A year in Congo', slug: 'a-year-in-congo' });
    expect(series.posts.map(({ title }) => title)).toEqual(['First', 'Second']);
    expect(series.posts[0]).not.toHaveProperty('content');
    for (const slug of ['unknown', 'A-Year-in-Congo', '%00', '..%2f'])
      expect((await read(`/api/post-series/${slug}/`)).status).toBe(404);
  });

  it('counts the published parts, and links those before and after', async () => {
    const name = 'Field work';
    const first = await create('One', part(name, 1));
    await create('Draft', part(name, 2), { status: 'draft' });
    const third = await create('Three', part(name, 3));
    const last = await create('Four', part(name, 4));

    const places = await Promise.all([first, third, last].map(async (id) => (await readRelated(id)).series));

    expect(places.map((series) => [series?.part, series?.count])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(places.map((series) => [series?.previous?.title, series?.next?.title])).toEqual([
      [undefined, 'Three'],
      ['One', 'Four'],
      ['Three', undefined],
    ]);
  });

  it('includes a scheduled part from the moment when it is due', async () => {
    const now = new Date();
    const publishAt = new Date(now.getTime() + 3_600_000);
    await create('Now', part('Seasons', 1));
    await create('Later', part('Seasons', 2), { status: 'scheduled', publish_at: publishAt.toISOString() });
    const before = await listParts('seasons');

    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(publishAt);

    expect(before).toEqual(['Now']);
    expect(await listParts('seasons')).toEqual(['Now', 'Later']);
  });

  it('stays in the details of a post until it is changed or removed', async () => {
    const id = await create('Kept', part('Signs', 4));
    const readSeries = async () =>
      (await readJson<StoredPostDetails>(`/api/posts/${id}/details/`, access)).series;

    const seen = [await readSeries()];
    for (const details of [{ excerpt: 'New.' }, part('Signs', 5), { series: null }]) {
      expect((await change(id, details)).status).toBe(200);
      seen.push(await readSeries());
    }

    expect(seen).toEqual([
      { name: 'Signs', position: 4 },
      { name: 'Signs', position: 4 },
      { name: 'Signs', position: 5 },
      null,
    ]);
    expect((await readRelated(id)).series).toBeNull();
  });

  it('is renamed by a name with the same slug', async () => {
    await create('A', part('river notes', 1));
    const id = await create('B', part('River Notes', 2));

    expect((await readRelated(id)).series).toMatchObject({
      name: 'River Notes',
      slug: 'river-notes',
      part: 2,
    });
  });

  it('is listed for readers when a post is published, and for staff from its first draft', async () => {
    await create('Hidden', part('Plans', 1), { status: 'draft' });
    const listNames = async (token?: string) =>
      (await readJson<{ name: string }[]>('/api/post-series/', token)).map(({ name }) => name);

    expect(await listNames()).not.toContain('Plans');
    expect(await listNames(access)).toContain('Plans');
  });

  it.each([
    ['a name without a letter', part('?!', 1), 'series.name'],
    ['no name', part(' ', 1), 'series.name'],
    ['the part 0', part('Signs', 0), 'series.position'],
    ['half a part', part('Signs', 1.5), 'series.position'],
    ['a part in words', { series: { name: 'Signs', position: '2' } }, 'series.position'],
  ])('is refused with %s', async (_, details, field) => {
    const id = await create('Refused', {});

    const response = await change(id, details);

    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });
});

describe('related posts', () => {
  const listTitles = async (id: number) => (await readRelated(id)).posts.map(({ title }) => title);

  it('are three published posts that share most tags, newest first', async () => {
    const id = await create('Nests', { tags: ['nests', 'sleep', 'trees'] });
    await create('Old, one tag', { tags: ['nests'] });
    await create('Two tags', { tags: ['nests', 'sleep', 'rain'] });
    await create('Draft', { tags: ['nests', 'sleep', 'trees'] }, { status: 'draft' });
    await create('Other tag', { tags: ['rain'] });
    await create('New, one tag', { tags: ['trees'] });
    await create('Newest, one tag', { tags: ['sleep'] });

    expect(await listTitles(id)).toEqual(['Two tags', 'Newest, one tag', 'New, one tag']);
  });

  it('are none for a post without tags', async () => {
    expect(await listTitles(await create('Untagged', {}))).toEqual([]);
  });

  it('exclude the other parts of the series', async () => {
    const series = (position: number) => ({ name: 'Fruit', position });
    const id = await create('Figs', { tags: ['fruit'], series: series(1) });
    await create('Berries', { tags: ['fruit'], series: series(2) });
    await create('Honey', { tags: ['fruit'] });

    expect(await listTitles(id)).toEqual(['Honey']);
  });

  it('are of published posts only', async () => {
    const id = await create('Draft', { tags: ['nests'] }, { status: 'draft' });

    expect((await read(`/api/posts/${id}/related/`, access)).status).toBe(404);
  });
});
