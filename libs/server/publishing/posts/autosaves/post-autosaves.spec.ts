import { randomUUID } from 'node:crypto';
import type { Post, PostAutosave } from '@paniscus/domain/posts';
import { StaffService } from '@paniscus/server/identity';
import { Clock } from '@paniscus/server/platform';
import { send, signInAs, startServer } from '@paniscus/server/testing';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PostAutosavesService } from './post-autosaves.service.ts';

const server = await startServer();
const rose = (await signInAs(server, 'rose')).access;
const bill = (await signInAs(server, 'bill')).access;

describe('autosaves', () => {
  afterEach(() => vi.restoreAllMocks());

  const createPost = async (): Promise<Post> =>
    (await (
      await send(server, '/api/posts/', { title: 'Figs', content: randomUUID() }, { access: rose })
    ).json()) as Post;
  const autosave = (editorId: string, body: object, access = rose) =>
    send(
      server,
      `/api/posts/autosaves/${editorId}/`,
      { title: 'Figs', content: 'Riper.', sequence: 1, ...body },
      { method: 'PUT', access },
    );
  const list = async (query: string, access = rose): Promise<PostAutosave[]> => {
    const headers = { authorization: `Bearer ${access}` };
    return (await (
      await fetch(`${server.url}/api/posts/autosaves/${query}`, { headers })
    ).json()) as PostAutosave[];
  };

  it('never change the post, and are returned to their author only', async () => {
    const { id, content } = await createPost();
    const editorId = randomUUID();

    const response = await autosave(editorId, { post_id: id, base_version: 1 });

    expect(response.status).toBe(200);
    expect(await (await fetch(`${server.url}/api/posts/${id}/`)).json()).toMatchObject({ content });
    expect(await list(`?post_id=${id}`)).toMatchObject([
      { editor_id: editorId, content: 'Riper.', base_version: 1 },
    ]);
    expect(await list(`?post_id=${id}`, bill)).toEqual([]);
  });

  it('are refused once the person may not edit the post, but theirs are still returned to them', async () => {
    const { id } = await createPost();
    const editorId = randomUUID();
    const { access: ada } = await signInAs(server, 'ada');
    const { access: ben } = await signInAs(server, 'ben', 'author');
    await autosave(editorId, { post_id: id, base_version: 1 }, ada);

    await server.app.get(StaffService).setRole('ada', 'author');
    const late = await autosave(
      editorId,
      { post_id: id, base_version: 1, content: 'Late.', sequence: 2 },
      ada,
    );

    expect(late.status).toBe(403);
    expect(await list(`?post_id=${id}`, ada)).toMatchObject([{ editor_id: editorId, content: 'Riper.' }]);
    expect(await list(`?post_id=${id}`, ben)).toEqual([]);
  });

  it('may be blank, and belong to a post that does not exist yet', async () => {
    const editorId = randomUUID();

    await autosave(editorId, { title: '', content: 'A thought.' });

    expect(await list('')).toMatchObject([{ editor_id: editorId, title: '', base_version: null }]);
    await fetch(`${server.url}/api/posts/autosaves/${editorId}/`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${rose}` },
    });
    expect(await list('')).toEqual([]);
  });

  it('are not listed once their text has been saved', async () => {
    const { id } = await createPost();
    await autosave(randomUUID(), { post_id: id, base_version: 1 });

    await send(
      server,
      `/api/posts/${id}/`,
      { title: 'Figs', content: 'Riper.' },
      { method: 'PUT', access: rose },
    );

    expect(await list(`?post_id=${id}`)).toEqual([]);
  });

  it('hold the newest text, in whichever order the requests arrive', async () => {
    const sequences = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(sequences, fc.boolean(), async (order, isConcurrent) => {
        const { id } = await createPost();
        const editorId = randomUUID();
        const save = (sequence: number) =>
          autosave(editorId, { post_id: id, base_version: 1, sequence, content: `Text ${sequence}` });
        if (isConcurrent) await Promise.all(order.map(save));
        else for (const sequence of order) await save(sequence);

        expect(await list(`?post_id=${id}`)).toMatchObject([{ content: `Text ${Math.max(...order)}` }]);
      }),
      { numRuns: 15 },
    );
  });

  it('are deleted after thirty days', async () => {
    const { id } = await createPost();
    await autosave(randomUUID(), { post_id: id, base_version: 1 });
    const later = new Date(Date.now() + 31 * 86_400_000);
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(later);

    await server.app.get(PostAutosavesService).prune();
    vi.restoreAllMocks();

    expect(await list(`?post_id=${id}`)).toEqual([]);
  });

  it.each([
    ['a post without a version', { post_id: 1 }],
    ['a version without a post', { base_version: 1 }],
    ['no sequence', { sequence: undefined }],
  ])('are rejected with %s', async (_, body) => {
    expect((await autosave(randomUUID(), body)).status).toBe(422);
  });

  it('do not exist under an id that is not a UUID', async () => {
    expect((await autosave('7', {})).status).toBe(404);
  });
});
