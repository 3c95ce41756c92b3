import type { Post, PostRevision, PostRevisionSummary } from '@paniscus/domain/posts';
import { send, signInAs, startServer } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';

const server = await startServer();
const rose = (await signInAs(server, 'rose')).access;
const bill = (await signInAs(server, 'bill')).access;

describe('revisions of a post', () => {
  const read = (path: string) => fetch(server.url + path, { headers: { authorization: `Bearer ${rose}` } });
  const create = async () =>
    (await (
      await send(server, '/api/posts/', { title: 'Figs', content: 'One.' }, { access: rose })
    ).json()) as Post;
  const update = (id: number, body: object, access: string) =>
    send(server, `/api/posts/${id}/`, { title: 'Figs', content: 'One.', ...body }, { method: 'PUT', access });

  it('are recorded with their author when the text changes', async () => {
    const { id } = await create();
    await update(id, { content: 'Two.' }, bill);

    const revisions = (await (await read(`/api/posts/${id}/revisions/`)).json()) as PostRevisionSummary[];

    expect(revisions.map(({ version, username }) => [version, username])).toEqual([
      [2, 'bill the Writer'],
      [1, 'rose the Writer'],
    ]);
  });

  it('are not recorded when only the status changes', async () => {
    const { id } = await create();
    await update(id, { status: 'draft' }, bill);

    expect(await (await read(`/api/posts/${id}/revisions/`)).json()).toHaveLength(1);
  });

  it('are returned with the text before them', async () => {
    const { id } = await create();
    await update(id, { content: 'Two.' }, bill);

    const second = (await (await read(`/api/posts/${id}/revisions/2/`)).json()) as PostRevision;
    const first = (await (await read(`/api/posts/${id}/revisions/1/`)).json()) as PostRevision;

    expect(second).toMatchObject({ content: 'Two.', previous: { title: 'Figs', content: 'One.' } });
    expect(first).toMatchObject({ content: 'One.', previous: null });
  });

  it('are listed page by page', async () => {
    const { id } = await create();
    for (const content of ['Two.', 'Three.']) await update(id, { content }, rose);

    const first = await read(`/api/posts/${id}/revisions/?limit=2`);
    const [, next = ''] = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    const second = await read(next);

    const listVersions = async (page: Response) =>
      ((await page.json()) as PostRevisionSummary[]).map(({ version }) => version);
    expect([await listVersions(first), await listVersions(second)]).toEqual([[3, 2], [1]]);
    expect(second.headers.get('link')).toBeNull();
  });

  it('do not exist for unknown posts and versions', async () => {
    const { id } = await create();

    expect((await read(`/api/posts/${id}/revisions/9/`)).status).toBe(404);
    expect((await read('/api/posts/2147483647/revisions/')).status).toBe(404);
  });

  it('are deleted with their post', async () => {
    const { id } = await create();
    await update(id, { status: 'trashed' }, rose);
    const headers = { authorization: `Bearer ${rose}` };

    await fetch(`${server.url}/api/posts/${id}/`, { method: 'DELETE', headers });

    expect((await read(`/api/posts/${id}/revisions/1/`)).status).toBe(404);
  });
});
