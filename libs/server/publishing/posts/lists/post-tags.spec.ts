import type { Post, PostTag } from '@paniscus/domain/posts';
import { send, signInAs, startServer } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';

const server = await startServer();
const { access } = await signInAs(server, 'rose');

describe('tags of posts', () => {
  const create = (title: string, tags: string[], status = 'published') =>
    send(
      server,
      '/api/posts/',
      { title, content: 'x', status, details: { excerpt: '', picture: null, tags } },
      { access },
    );
  const read = (path: string, token?: string) =>
    fetch(server.url + path, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
  const listTitles = async (response: Response) =>
    ((await response.json()) as Post[]).map(({ title }) => title);

  it('are normalized, and counted for readers and for staff', async () => {
    await create('One', ['Field Notes', 'field-notes', 'Nests']);
    await create('Two', ['#field notes']);
    await create('Draft', ['Secret'], 'draft');

    const forReaders = (await (await read('/api/post-tags/')).json()) as PostTag[];
    const forStaff = (await (await read('/api/post-tags/', access)).json()) as PostTag[];

    expect(forReaders).toEqual([
      { tag: 'field-notes', count: 2 },
      { tag: 'nests', count: 1 },
    ]);
    expect(forStaff).toContainEqual({ tag: 'secret', count: 1 });
  });

  it('filter the list of posts, on every page of it', async () => {
    for (const title of ['A', 'B', 'C']) await create(title, ['Équateur']);

    const first = await read(`/api/posts/?limit=2&tag=${encodeURIComponent('équateur')}`);
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';

    expect(await listTitles(first)).toEqual(['C', 'B']);
    expect(await listTitles(await read(next))).toEqual(['A']);
    expect(await listTitles(await read('/api/posts/?tag=unknown'))).toEqual([]);
    expect((await read('/api/posts/?tag=%20')).status).toBe(422);
  });
});
