import type { Post } from '@paniscus/domain/posts';
import { send, signInAs, startServer } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';

const server = await startServer();
const { access } = await signInAs(server, 'rose');

describe('the preview link of a post', () => {
  const createDraft = async () =>
    (await (
      await send(server, '/api/posts/', { title: 'Figs', content: 'Soon.', status: 'draft' }, { access })
    ).json()) as Post;
  const share = async (id: number) =>
    (await (await send(server, `/api/posts/${id}/preview-link/`, {}, { access })).json()) as Post;
  const open = (path: string) => fetch(`${server.url}/api/post-previews${path.replace('/preview', '')}/`);

  it('shows a draft to everybody who has it', async () => {
    const { id } = await createDraft();
    const { preview_path: path = '' } = await share(id);

    const response = await open(path ?? '');

    expect(path).toMatch(/^\/preview\/[\w-]{43}$/);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      title: 'Figs',
      content: 'Soon.',
      username: 'rose the Writer',
      created_at: expect.any(String),
      published_at: null,
      excerpt: 'Soon.',
      picture: null,
      tags: [],
    });
    expect((await share(id)).preview_path).toBe(path);
  });

  it('is not found when it is wrong or revoked', async () => {
    const { id } = await createDraft();
    const { preview_path: path } = await share(id);
    await send(server, `/api/posts/${id}/preview-link/`, {}, { method: 'DELETE', access });

    expect((await open(path ?? '')).status).toBe(404);
    expect((await open(`/preview/${'x'.repeat(43)}`)).status).toBe(404);
    expect((await open('/preview/1')).status).toBe(404);
  });

  it('is not found while the post is in the trash', async () => {
    const { id, title, content } = await createDraft();
    const { preview_path: path } = await share(id);
    await send(server, `/api/posts/${id}/`, { title, content, status: 'trashed' }, { method: 'PUT', access });

    expect((await open(path ?? '')).status).toBe(404);
  });

  it('cannot be made by an author for the post of somebody else', async () => {
    const { id } = await createDraft();
    const author = (await signInAs(server, 'ann', 'author')).access;

    expect((await send(server, `/api/posts/${id}/preview-link/`, {}, { access: author })).status).toBe(403);
  });
});
