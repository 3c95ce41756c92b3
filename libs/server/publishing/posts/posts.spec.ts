import { Worker } from 'node:worker_threads';
import type { Post } from '@paniscus/domain/posts';
import { Clock } from '@paniscus/server/platform';
import { send, signInAs, startServer, measureCpuTime, trialLimit } from '@paniscus/server/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PostWritesService } from './post-writes.service.ts';

const server = await startServer();
const { access } = await signInAs(server, 'rose');

describe('posts', () => {
  afterEach(() => vi.restoreAllMocks());

  const read = (path: string, token?: string) =>
    fetch(server.url + path, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
  const write = async (body: object, status = 201): Promise<Post> => {
    const response = await send(server, '/api/posts/', body, { access });
    expect(response.status).toBe(status);
    return (await response.json()) as Post;
  };
  const change = (id: number, body: object) =>
    send(server, `/api/posts/${id}/`, body, { method: 'PUT', access });
  const listTitles = async (token?: string) =>
    ((await (await read('/api/posts/?limit=100', token)).json()) as Post[]).map(({ title }) => title);

  it("are published as soon as they are created, with the author's byline", async () => {
    const post = await write({ title: 'Blackberries', content: 'Before **noon**.' });

    const response = await read(`/api/posts/${post.id}/`);

    expect(post).toMatchObject({ status: 'published', publish_at: null });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      id: post.id,
      title: 'Blackberries',
      content: 'Before **noon**.',
      username: 'rose the Writer',
      created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      published_at: post.created_at,
      updated_at: post.created_at,
      preview: 'Before noon....',
      excerpt: 'Before noon.',
      picture: null,
      tags: [],
    });
  });

  it('retain author, time and status when they are changed', async () => {
    const post = await write({ title: 'First', content: 'One.', status: 'draft' });

    const response = await change(post.id, { title: 'Second', content: 'Two.' });

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ...post,
      title: 'Second',
      content: 'Two.',
      preview: 'Two....',
      excerpt: 'Two.',
      version: 2,
      updated_at: expect.stringMatching(/Z$/),
      is_changed: true,
    });
  });

  it('are visible to staff only while they are drafts', async () => {
    const draft = await write({ title: 'A draft', content: 'Not yet.', status: 'draft' });

    expect((await read(`/api/posts/${draft.id}/`)).status).toBe(404);
    expect(await listTitles()).not.toContain('A draft');
    expect(await (await read(`/api/posts/${draft.id}/`, access)).json()).toMatchObject({ status: 'draft' });
    expect(await listTitles(access)).toContain('A draft');
  });

  it('are published when they are due', async () => {
    const now = Date.now();
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date(now));
    const publishAt = new Date(now + 3_600_000).toISOString();
    const post = await write({ title: 'Later', content: 'x', status: 'scheduled', publish_at: publishAt });
    const before = await read(`/api/posts/${post.id}/`);
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date(now + 3_600_000));

    const due = await read(`/api/posts/${post.id}/`);
    await server.app.get(PostWritesService).publishDue();
    vi.restoreAllMocks();
    const published = await read(`/api/posts/${post.id}/`, access);

    expect([before.status, due.status]).toEqual([404, 200]);
    expect(await due.json()).toMatchObject({ published_at: publishAt });
    expect(await published.json()).toMatchObject({
      status: 'published',
      publish_at: null,
      published_at: publishAt,
      created_at: new Date(now).toISOString(),
    });
  });

  it('are published at once, with their time, when it has passed', async () => {
    const text = { title: 'Earlier', content: 'x' };
    const due = { status: 'scheduled', publish_at: '2024-02-29T12:00:00.000Z' };
    const published = { status: 'published', publish_at: null, published_at: due.publish_at };
    const draft = await write({ ...text, status: 'draft' });

    expect(await write({ ...text, ...due })).toMatchObject(published);
    expect(await (await change(draft.id, { ...text, ...due })).json()).toMatchObject(published);
  });

  it('have the date of their publication, not that of their first draft', async () => {
    const clock = server.app.get(Clock);
    const text = { title: 'Slow', content: 'x' };
    vi.spyOn(clock, 'now').mockReturnValue(new Date('2024-01-31T12:00:00Z'));
    const draft = await write({ ...text, status: 'draft' });
    vi.spyOn(clock, 'now').mockReturnValue(new Date('2024-03-01T12:00:00Z'));
    await change(draft.id, { ...text, status: 'published' });
    vi.spyOn(clock, 'now').mockReturnValue(new Date('2024-04-01T12:00:00Z'));
    await change(draft.id, { ...text, content: 'Changed.' });

    expect(draft.published_at).toBeNull();
    expect(await (await read(`/api/posts/${draft.id}/`)).json()).toMatchObject({
      created_at: '2024-01-31T12:00:00.000Z',
      published_at: '2024-03-01T12:00:00.000Z',
      updated_at: '2024-04-01T12:00:00.000Z',
    });
    expect(await (await read('/api/posts/?month=2024-03')).json()).toHaveLength(1);
    expect(await (await read('/api/posts/?month=2024-01')).json()).toHaveLength(0);
  });

  it('disappear from every list when they are trashed', async () => {
    const post = await write({ title: 'Trash', content: 'x' });

    await change(post.id, { title: 'Trash', content: 'x', status: 'trashed' });

    expect(await listTitles(access)).not.toContain('Trash');
    expect((await read(`/api/posts/${post.id}/`)).status).toBe(404);
  });

  it('are paginated newest first, with no duplicates or gaps', async () => {
    for (let n = 0; n < 7; n += 1) await write({ title: `Page ${n}`, content: 'x' });
    const expected = await listTitles();

    const listedTitles: string[] = [];
    let path: string | undefined = '/api/posts/?limit=3';
    while (path !== undefined) {
      const response: Response = await read(path);
      listedTitles.push(...((await response.json()) as Post[]).map(({ title }) => title));
      path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }

    expect(listedTitles).toEqual(expected);
    expect(listedTitles.filter((title) => title.startsWith('Page')).slice(0, 2)).toEqual([
      'Page 6',
      'Page 5',
    ]);
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=1.5',
    'limit=ten',
    'limit=',
    'limit=1&limit=2',
    'cursor=x',
    'cursor=',
    'cursor=a&cursor=b',
    `cursor=${'A'.repeat(500)}`,
    `cursor=${Buffer.from('99999999999999.1').toString('base64url')}x%00`,
  ])('return 422 for a list requested with %s', async (query) => {
    expect((await read(`/api/posts/?${query}`)).status).toBe(422);
  });

  it.each(['0', '-1', '2147483648', '99999999999999999999', 'abc', '1.0', '1e0', '%00', "1'--", '1%20'])(
    'return 404 for the malformed id %s',
    async (id) => {
      expect((await read(`/api/posts/${id}/`)).status).toBe(404);
      expect((await change(id as unknown as number, { title: 'x', content: 'x' })).status).toBe(404);
    },
  );

  it.each([
    ['a post without fields', {}, ['title', 'content']],
    ['blank fields', { title: ' ', content: '\n' }, ['title', 'content']],
    ['fields that nobody sees', { title: '\u200b\u200b', content: '\u3164' }, ['title', 'content']],
    [
      'a day that does not exist',
      { title: 'x', content: 'x', status: 'scheduled', publish_at: '2027-02-30T09:00:00Z' },
      ['publish_at'],
    ],
    ['a title that is too long', { title: 'x'.repeat(201), content: 'x' }, ['title']],
    ['content that is too long', { title: 'x', content: 'x'.repeat(100_001) }, ['content']],
    ['a number for content', { title: 'x', content: 7 }, ['content']],
    ['an unknown status', { title: 'x', content: 'x', status: 'hidden' }, ['status']],
    ['a schedule without a time', { title: 'x', content: 'x', status: 'scheduled' }, ['publish_at']],
    ['an id', { title: 'x', content: 'x', id: 1 }, ['id']],
    ['a property of Object.prototype', { title: 'x', content: 'x', toString: 1 }, ['toString']],
  ])('are rejected with %s, and the fields are named', async (_, body, fields) => {
    const response = await send(server, '/api/posts/', body, { access });

    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(fields);
  });

  it.each(['>', '_a*'])(
    'do not block the server when they repeat %j for a hundred thousand characters',
    async (unit) => {
      const content = unit.repeat(100_000 / unit.length).slice(0, 100_000);
      const parsedTexts = vi.spyOn(Worker.prototype, 'postMessage');
      let status = 0;

      const cpuMs = await measureCpuTime(async () => {
        ({ status } = await send(server, '/api/posts/', { title: 'x', content }, { access }));
      });

      expect([201, 422]).toContain(status);
      expect(parsedTexts).toHaveBeenCalledWith(content);
      expect(cpuMs).toBeLessThan(trialLimit(500));
    },
  );

  it.each([
    [
      'headings, emphasis and links',
      '# Figs\n\nTwo *ripe* ones  \nand [a leaf](https://example.org).',
      'Figs Two ripe ones and a leaf....',
    ],
    ['lists and tables', '- one\n- [x] two\n\n| a | b |\n|---|---|\n| c | ~~d~~ |', 'one two a b c d...'],
    [
      'HTML, code and images',
      '<b>raw</b> &amp; `code` ![a fig](https://example.org/fig.png)',
      '<b>raw</b> & code a fig...',
    ],
    ['a picture above the text', '[![Two figs](/figs.png)](/figs)\n\nWe ate.', 'We ate....'],
    ['a picture alone', '![Two figs](/figs.png)', 'Two figs....'],
  ])('have a plain-text preview of %s', async (_, content, preview) => {
    expect(await write({ title: 'x', content })).toMatchObject({ preview });
  });

  it('can be a hundred thousand characters long', async () => {
    const post = await write({ title: 'x'.repeat(200), content: '🦍'.repeat(50_000) });

    expect(post.content).toHaveLength(100_000);
  });
});
