import type { Post, PostCounts, PostMonth, PostTag } from '@paniscus/domain/posts';
import { Clock } from '@paniscus/server/platform';
import { send, signInAs, startServer } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it, vi } from 'vitest';

const server = await startServer();
const { access } = await signInAs(server, 'rose');

describe('numbers of posts', () => {
  const read = async <Body>(path: string, token?: string) =>
    (await (
      await fetch(server.url + path, {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      })
    ).json()) as Body;
  const write = (path: string, body: object, method = 'POST') => send(server, path, body, { method, access });
  const create = async (body: object) =>
    (await (await write('/api/posts/', { title: 'Figs', content: 'x', ...body })).json()) as Post;
  const withTags = (...tags: string[]) => ({ details: { excerpt: '', picture: null, tags } });
  const countEach = () =>
    server.app.get(DataSource).query(`
      SELECT counted.facet, counted.value, posts.status, count(*)::integer AS posts
      FROM posts, list_post_facets(posts.listed_at, posts.byline, posts.tags) AS counted
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`);
  const listStored = () =>
    server.app
      .get(DataSource)
      .query(
        'SELECT facet, value, status, posts FROM post_facets WHERE posts <> 0 ORDER BY facet, value, status',
      );

  it('follow a post from its draft to its deletion', async () => {
    const { id } = await create({ status: 'draft', ...withTags('nests', 'figs') });
    const drafted = await read<PostCounts>('/api/post-counts/', access);
    await write(`/api/posts/${id}/`, { title: 'Figs', content: 'x', status: 'published' }, 'PUT');
    await write(`/api/posts/${id}/details/`, { excerpt: '', picture: null, tags: ['figs', 'rain'] }, 'PUT');
    const published = await read<PostCounts>('/api/post-counts/', access);
    const tags = await read<PostTag[]>('/api/post-tags/');
    await write(`/api/posts/${id}/`, { title: 'Figs', content: 'x', status: 'trashed' }, 'PUT');
    const trashed = await read<PostCounts>('/api/post-counts/', access);
    const tagsOfTrashed = await read<PostTag[]>('/api/post-tags/', access);
    await write(`/api/posts/${id}/`, {}, 'DELETE');

    expect([drafted, published, trashed, await read('/api/post-counts/', access)]).toEqual([
      { draft: 1, scheduled: 0, published: 0, trashed: 0, samples: 0 },
      { draft: 0, scheduled: 0, published: 1, trashed: 0, samples: 0 },
      { draft: 0, scheduled: 0, published: 0, trashed: 1, samples: 0 },
      { draft: 0, scheduled: 0, published: 0, trashed: 0, samples: 0 },
    ]);
    expect(tags).toEqual([
      { tag: 'figs', count: 1 },
      { tag: 'rain', count: 1 },
    ]);
    expect(tagsOfTrashed).toEqual([]);
  });

  it('include a scheduled post as soon as it is due', async () => {
    const publishAt = '2031-03-01T06:00:00.000Z';
    await create({ status: 'scheduled', publish_at: publishAt, ...withTags('moon') });
    const before = await read<PostTag[]>('/api/post-tags/');
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date(publishAt));

    const [months, tags] = [
      await read<PostMonth[]>('/api/post-months/'),
      await read<PostTag[]>('/api/post-tags/'),
    ];
    vi.restoreAllMocks();

    expect(before).toEqual([]);
    expect(months[0]).toEqual({ month: '2031-03', count: 1 });
    expect(tags).toEqual([{ tag: 'moon', count: 1 }]);
  });

  it('are right after simultaneous writes', async () => {
    const posts = await Promise.all(
      Array.from({ length: 8 }, (_, n) => create(withTags('shared', `tag-${n}`, `tag-${n + 1}`))),
    );
    await Promise.all(
      posts.map(async ({ id }, n) => {
        await write(
          `/api/posts/${id}/details/`,
          { excerpt: '', picture: null, tags: [`tag-${7 - n}`] },
          'PUT',
        );
        await write(`/api/posts/${id}/`, { title: 'Figs', content: 'x', status: 'trashed' }, 'PUT');
      }),
    );

    expect(await listStored()).toEqual(await countEach());
  });
});
