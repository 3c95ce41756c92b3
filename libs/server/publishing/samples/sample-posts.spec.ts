import { postListResponse } from '@paniscus/domain/posts';
import { send, signInAs, startServer } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';

const server = await startServer();
const { access } = await signInAs(server, 'ada', 'admin');

describe('sample posts', () => {
  const post = async (path: string) =>
    postListResponse.validateSync(await (await send(server, path, {}, { access })).json());
  const listPublic = async () =>
    postListResponse.validateSync(await (await fetch(`${server.url}/api/posts/`)).json());

  it('are published with pictures when there are no posts, and only then', async () => {
    const created = await post('/api/sample-posts/');
    const again = await post('/api/sample-posts/');

    expect(created.map(({ title, is_sample: isSample }) => [title, isSample])).toEqual([
      ['Sample: The life of Kanzi', true],
      ['Sample: How Yerkish began', true],
      ['Sample: How to write a post', true],
    ]);
    expect(again).toEqual([]);
    for (const { content, picture } of await listPublic()) {
      const url = /\((\/api\/pictures\/[^)]+)\)/.exec(content)?.[1];
      expect(picture?.url).toBe(url);
      expect((await fetch(`${server.url}${url}`)).status).toBe(200);
    }
  });

  it('are completed when their creation was interrupted', async () => {
    const [newest] = await listPublic();
    const text = { title: newest?.title, content: newest?.content };
    await send(
      server,
      `/api/posts/${newest?.id}/`,
      { ...text, status: 'trashed' },
      { method: 'PUT', access },
    );
    await send(server, `/api/posts/${newest?.id}/`, {}, { method: 'DELETE', access });

    const created = await post('/api/sample-posts/');

    expect(created.map(({ title }) => title)).toEqual([newest?.title]);
    expect(await listPublic()).toHaveLength(3);
  });

  it('are removed together and can be restored, but not once their text is changed', async () => {
    const [own] = await listPublic();
    await send(
      server,
      `/api/posts/${own?.id}/`,
      { title: 'Our first post', content: 'Welcome.' },
      { method: 'PUT', access },
    );

    const trashed = await post('/api/sample-posts/trash/');

    expect(trashed.map(({ status }) => status)).toEqual(['trashed', 'trashed']);
    expect((await listPublic()).map(({ title }) => title)).toEqual(['Our first post']);
    const [first] = trashed;
    const restored = await send(
      server,
      `/api/posts/${first?.id}/`,
      { title: first?.title, content: first?.content, status: 'published', version: first?.version },
      { method: 'PUT', access },
    );
    expect(restored.status).toBe(200);
    expect(await listPublic()).toHaveLength(2);
  });

  it('are removed with the status that each had before', async () => {
    const sample = (await listPublic()).find(({ title }) => title.startsWith('Sample:'));
    const draft = { title: sample?.title, content: sample?.content, status: 'draft' };
    await send(server, `/api/posts/${sample?.id}/`, draft, { method: 'PUT', access });

    const trashed = await post('/api/sample-posts/trash/');

    expect(trashed).toMatchObject([{ id: sample?.id, status: 'trashed', status_before: 'draft' }]);
  });
});
