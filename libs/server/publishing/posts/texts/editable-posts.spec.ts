import type { EditablePost, Post } from '@paniscus/domain/posts';
import { send, signInAs, startServer } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';

const PATH = '/api/editable-posts/';

const server = await startServer();
const editor = (await signInAs(server, 'rose', 'editor')).access;
const author = (await signInAs(server, 'ben', 'author')).access;

describe('search for posts by staff', () => {
  const write = async (access: string, title: string, status: string, content = 'x') => {
    const body = {
      title,
      content,
      status,
      ...(status === 'scheduled' && { publish_at: '2036-02-03T14:30:00Z' }),
    };
    return (await (await send(server, '/api/posts/', body, { access })).json()) as Post;
  };
  const search = (access: string, text: string) =>
    fetch(`${server.url}${PATH}?${new URLSearchParams({ search: text })}`, {
      headers: { authorization: `Bearer ${access}` },
    });
  const find = async (access: string, text: string) =>
    (await (await search(access, text)).json()) as EditablePost[];
  const findTitles = async (access: string, text: string) =>
    (await find(access, text)).map(({ title }) => title);

  it('finds drafts and scheduled posts as well, but none in the trash', async () => {
    const draft = await write(editor, 'Okapi draft', 'draft');
    await write(editor, 'Okapi scheduled', 'scheduled');
    await write(editor, 'Okapi published', 'published');
    const trashed = await write(editor, 'Okapi trashed', 'draft');
    const text = { title: trashed.title, content: trashed.content, status: 'trashed' };
    await send(server, `/api/posts/${trashed.id}/`, text, { method: 'PUT', access: editor });

    const found = await find(editor, 'oka');

    expect(found.map(({ status }) => status).sort()).toEqual(['draft', 'published', 'scheduled']);
    expect(found).toContainEqual({ id: draft.id, title: 'Okapi draft', status: 'draft' });
  });

  it('finds for an author only posts of their own', async () => {
    await write(editor, 'Quagga of the editor', 'published');
    await write(author, 'Quagga of the author', 'draft');

    expect(await findTitles(author, 'quagga')).toEqual(['Quagga of the author']);
    expect(await findTitles(editor, 'quagga')).toHaveLength(2);
  });

  it('finds words of the text, phrases, and words with a typing error', async () => {
    await write(author, 'Walk', 'draft', 'A **quiet** nose of the wombat.');

    for (const text of ['qui', '"nose of the wombat"', 'quit'])
      expect([text, await findTitles(author, text)]).toEqual([text, ['Walk']]);
    expect(await findTitles(author, '"wombat of the nose"')).toEqual([]);
  });

  it.each(["o'; DROP TABLE posts", 'a\\b:*', '!! & |', '%_'])('treats %j as words', async (text) => {
    expect(await find(editor, text)).toEqual([]);
  });

  it.each(['', ' ', 'x'.repeat(201)])('refuses the search text %j', async (text) => {
    expect((await search(editor, text)).status).toBe(422);
  });
});
