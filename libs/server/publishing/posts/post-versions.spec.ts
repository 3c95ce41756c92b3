import { randomUUID } from 'node:crypto';
import type { Post, PostCounts } from '@paniscus/domain/posts';
import { send, signInAs, startServer } from '@paniscus/server/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const server = await startServer();
const { access } = await signInAs(server, 'rose');

const create = (body: object, headers?: Record<string, string>) =>
  send(server, '/api/posts/', body, { access, headers });
const createPost = async (body: object = {}): Promise<Post> =>
  (await (await create({ title: 'Figs', content: 'Ripe.', ...body })).json()) as Post;
const update = (id: number, body: object, headers?: Record<string, string>) =>
  send(
    server,
    `/api/posts/${id}/`,
    { title: 'Figs', content: 'Ripe.', ...body },
    { method: 'PUT', access, headers },
  );
const read = (path: string) => fetch(server.url + path, { headers: { authorization: `Bearer ${access}` } });
const remove = (id: number, token = access) =>
  fetch(`${server.url}/api/posts/${id}/`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });

describe('the version of a post', () => {
  it('is its ETag, and increases with every change', async () => {
    const { id } = await createPost();

    await update(id, { content: 'Very ripe.' });
    const response = await read(`/api/posts/${id}/`);

    expect(response.headers.get('etag')).toBe('"2"');
    expect(await response.json()).toMatchObject({ version: 2 });
  });

  it.each([
    ['If-Match', {}, { 'if-match': '"1"' }],
    ['a weak If-Match', {}, { 'if-match': 'W/"1"' }],
    ['a version', { version: 1 }, {}],
  ])('returns 409 with both texts for a stale update with %s', async (_, body, headers) => {
    const { id } = await createPost();
    await update(id, { content: 'Theirs.' });

    const response = await update(id, { content: 'Mine.', ...body }, headers);

    expect(response.status).toBe(409);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({
      current: { id, title: 'Figs', content: 'Theirs.', version: 2 },
      submitted: { title: 'Figs', content: 'Mine.' },
    });
    expect(await (await read(`/api/posts/${id}/`)).json()).toMatchObject({ content: 'Theirs.' });
  });

  it('names in a 409 who changed the text, even when it was oneself', async () => {
    const { access: other } = await signInAs(server, 'matata');
    const { id } = await createPost();
    const conflict = async (version: number) =>
      (await update(id, { content: 'Mine.', version })).json() as Promise<object>;

    await update(id, { content: 'In another tab.' });
    expect(await conflict(1)).toMatchObject({ changed_by: { username: 'rose the Writer', is_self: true } });
    await update(id, { content: 'In another tab.', status: 'draft' });
    expect(await conflict(2)).toMatchObject({ changed_by: null });
    const theirs = { title: 'Figs', content: 'Theirs.' };
    await send(server, `/api/posts/${id}/`, theirs, { method: 'PUT', access: other });
    await update(id, { content: 'In another tab again.' });

    expect(await conflict(1)).toMatchObject({
      changed_by: { username: 'matata the Writer', is_self: false },
    });
  });

  it.each<Record<string, string>>([{}, { 'if-match': '*' }])(
    'is not needed for an update (%j)',
    async (headers) => {
      const { id } = await createPost();
      await update(id, { content: 'Theirs.' });

      expect((await update(id, { content: 'Mine.' }, headers)).status).toBe(200);
    },
  );

  it('does not change when an update that was applied is repeated', async () => {
    const { id } = await createPost();
    await update(id, { content: 'Mine.', version: 1 });

    const repeated = await update(id, { content: 'Mine.', version: 1 });

    expect(repeated.status).toBe(200);
    expect(await repeated.json()).toMatchObject({ version: 2 });
  });

  it('tells an update that changed the post from one that found it changed', async () => {
    const { id } = await createPost();
    const trash = async () => (await update(id, { status: 'trashed', version: 1 })).json();

    expect(await trash()).toMatchObject({ version: 2, is_changed: true });
    expect(await trash()).toMatchObject({ version: 2, is_changed: false });
  });

  it.each(['1', '"0"', '"x"', '"99999999999"', '"1", "2"'])('cannot be %s', async (ifMatch) => {
    const { id } = await createPost();

    expect((await update(id, {}, { 'if-match': ifMatch })).status).toBe(422);
  });

  it('loses no text, however the saves of two editors interleave', async () => {
    const saves = fc.array(fc.record({ editor: fc.constantFrom(0, 1), isReloading: fc.boolean() }), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(saves, async (steps) => {
        const { id } = await createPost({ status: 'draft' });
        const loadedVersions = [1, 1];
        const history = ['Ripe.'];
        for (const [index, { editor, isReloading }] of steps.entries()) {
          if (isReloading) loadedVersions[editor] = history.length;
          const content = `Save ${index} of editor ${editor}`;
          const response = await update(id, { content, version: loadedVersions[editor] });
          const isCurrent = loadedVersions[editor] === history.length;
          expect(response.status).toBe(isCurrent ? 200 : 409);
          if (isCurrent) loadedVersions[editor] = history.push(content);
          else expect(await response.json()).toMatchObject({ current: { content: history.at(-1) } });
        }
        expect(await (await read(`/api/posts/${id}/`)).json()).toMatchObject({
          content: history.at(-1),
          version: history.length,
        });
      }),
      { numRuns: 25 },
    );
  });

  it('lets exactly one of several simultaneous updates win', async () => {
    const { id } = await createPost();

    const responses = await Promise.all(
      Array.from({ length: 5 }, (_, index) => update(id, { content: `Text ${index}`, version: 1 })),
    );

    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe('creating a post', () => {
  it('creates one post when it is repeated with the same idempotency key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { title: 'Once', content: 'Only.' };

    const responses = await Promise.all([
      create(body, headers),
      create(body, headers),
      create(body, headers),
    ]);
    const posts = await Promise.all(responses.map((response) => response.json() as Promise<Post>));

    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(1);
  });

  it('returns 409 with the created post when the key is used for another text', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await create({ title: 'Once', content: 'Only.' }, headers);

    const response = await create({ title: 'Twice', content: 'Only.' }, headers);

    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      current: { title: 'Once' },
      submitted: { title: 'Twice' },
    });
  });

  it('returns 422 for a malformed idempotency key', async () => {
    expect((await create({ title: 'x', content: 'x' }, { 'idempotency-key': 'x'.repeat(201) })).status).toBe(
      422,
    );
  });
});

describe('posts of a status', () => {
  it('are listed for staff, with the status in the link to the next page', async () => {
    await createPost({ title: 'In the trash', status: 'trashed' });
    await createPost({ title: 'Also in the trash', status: 'trashed' });

    const response = await read('/api/posts/?status=trashed&limit=1');

    expect(await response.json()).toMatchObject([{ title: 'Also in the trash', status: 'trashed' }]);
    expect(response.headers.get('link')).toContain('status=trashed');
  });

  it('are listed with the next one first when they are scheduled', async () => {
    for (const month of ['03', '01', '02'])
      await createPost({ title: month, status: 'scheduled', publish_at: `2036-${month}-01T12:00:00Z` });

    const first = await read('/api/posts/?status=scheduled&limit=2');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';

    expect(await first.json()).toMatchObject([{ title: '01' }, { title: '02' }]);
    expect(await (await read(next)).json()).toMatchObject([{ title: '03' }]);
  });

  it('are never listed for visitors unless they are published', async () => {
    await createPost({ title: 'A secret', status: 'draft' });

    const posts = (await (await fetch(`${server.url}/api/posts/?status=draft`)).json()) as Post[];

    expect(posts.map(({ title }) => title)).not.toContain('A secret');
  });

  it('are counted', async () => {
    const before = (await (await read('/api/post-counts/')).json()) as PostCounts;
    await createPost({ status: 'draft' });

    expect(await (await read('/api/post-counts/')).json()).toEqual({ ...before, draft: before.draft + 1 });
  });
});

describe('deleting a post', () => {
  it('is possible only from the trash', async () => {
    const { id } = await createPost();
    const early = await remove(id);
    await update(id, { status: 'trashed' });

    const response = await remove(id);

    expect([early.status, response.status]).toEqual([409, 204]);
    expect((await read(`/api/posts/${id}/`)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });
});
