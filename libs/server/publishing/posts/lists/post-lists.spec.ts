import type { Post, PostAuthor, PostLink, PostMonth } from '@paniscus/domain/posts';
import { Clock } from '@paniscus/server/platform';
import { send, signInAs, startServer } from '@paniscus/server/testing';
import { describe, expect, it, vi } from 'vitest';

const server = await startServer();

describe('lists of posts', () => {
  const create = async (title: string, access: string, status = 'published') =>
    send(server, '/api/posts/', { title, content: 'x', status }, { access });
  const read = (path: string) => fetch(server.url + path);
  const listTitles = async (response: Response) =>
    ((await response.json()) as Post[]).map(({ title }) => title);

  it('have the published posts of an author, on every page', async () => {
    const { access: rose } = await signInAs(server, 'rosé');
    const { access: lana } = await signInAs(server, 'lana');
    for (const title of ['A', 'B', 'C']) await create(title, rose);
    await create('Draft', rose, 'draft');
    await create('Hers', lana);

    const first = await read('/api/posts/?author=rose-the-writer&limit=2');
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';

    expect(await listTitles(first)).toEqual(['C', 'B']);
    expect(await listTitles(await read(next))).toEqual(['A']);
    expect(await listTitles(await read('/api/posts/?author=lana-the-writer'))).toEqual(['Hers']);
    expect(await listTitles(await read('/api/posts/?author=nobody'))).toEqual([]);
  });

  it('have the published posts of a month in the local time zone, and the months have their number', async () => {
    const clock = server.app.get(Clock);
    const { access } = await signInAs(server, 'ada');
    for (const [title, time] of [
      ['First', '2024-12-01T05:59:59Z'],
      ['Second', '2024-12-01T06:00:00Z'],
      ['Third', '2025-01-01T05:59:59Z'],
    ] as const) {
      vi.spyOn(clock, 'now').mockReturnValue(new Date(time));
      await create(title, access);
      await create(`Draft of ${title}`, access, 'draft');
    }
    vi.restoreAllMocks();

    const months = (await (await read('/api/post-months/')).json()) as PostMonth[];

    expect(months.slice(-2)).toEqual([
      { month: '2024-12', count: 2 },
      { month: '2024-11', count: 1 },
    ]);
    expect(await listTitles(await read('/api/posts/?month=2024-12'))).toEqual(['Third', 'Second']);
    expect(await listTitles(await read('/api/posts/?month=2024-11'))).toEqual(['First']);
    expect(await listTitles(await read('/api/posts/?month=2024-10'))).toEqual([]);
  });

  it('have authors and links for a sitemap', async () => {
    const { access } = await signInAs(server, 'matata');
    const created = (await (await create('Linked', access)).json()) as Post;
    const details = { excerpt: '', picture: null, tags: [], slug: 'linked-post' };
    await send(server, `/api/posts/${created.id}/details/`, details, { method: 'PUT', access });
    await create('Hidden', access, 'draft');

    const authors = (await (await read('/api/post-authors/')).json()) as PostAuthor[];
    const links = (await (await read('/api/post-links/?author=matata-the-writer')).json()) as PostLink[];

    expect(authors).toContainEqual({ username: 'matata the Writer', count: 1 });
    expect(links).toMatchObject([{ id: created.id, slug: 'linked-post' }]);
    expect((await read('/api/post-links/?month=2024-13')).status).toBe(422);
  });

  it.each(['author=Rose', 'author=', 'month=2024-13'])('return 422 for %s', async (query) => {
    expect((await read(`/api/posts/?${query}`)).status).toBe(422);
  });
});
