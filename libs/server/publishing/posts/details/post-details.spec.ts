import type { MediaPicture } from '@paniscus/domain/media';
import type { Post, PostPreview } from '@paniscus/domain/posts';
import { send, signInAs, startServer } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';
import { createJpeg, uploadPicture } from '../../media/testing/pictures.ts';

const server = await startServer();
const rose = (await signInAs(server, 'rose')).access;
const uploaded = await uploadPicture(server.url, await createJpeg(), { access: rose });
const picture = { url: ((await uploaded.json()) as MediaPicture).url, alt: 'Two figs' };

describe('details of a post', () => {
  const text = { title: 'Figs', content: '# Ripe\n\n![A fig](/fig.png)\n\nThey are *sweet*.\n\nMore.' };
  const create = async (body: object = {}): Promise<Post> => {
    const response = await send(server, '/api/posts/', { ...text, ...body }, { access: rose });
    expect(response.status).toBe(201);
    return (await response.json()) as Post;
  };
  const put = (id: number, body: object, access = rose) =>
    send(
      server,
      `/api/posts/${id}/details/`,
      { excerpt: '', picture: null, tags: [], ...body },
      { method: 'PUT', access },
    );
  const read = async (path: string, access?: string): Promise<unknown> => {
    const headers = access === undefined ? undefined : { authorization: `Bearer ${access}` };
    return (await fetch(server.url + path, { headers })).json();
  };

  it('are derived from the first paragraph with text', async () => {
    const { id } = await create();

    expect(await read(`/api/posts/${id}/`)).toMatchObject({ excerpt: 'They are sweet.', picture: null });
    expect(await read(`/api/posts/${id}/details/`, rose)).toMatchObject({
      version: 1,
      excerpt: '',
      derived_excerpt: 'They are sweet.',
      picture: null,
    });
  });

  it('change for readers without a new version of the text', async () => {
    const { id } = await create();

    const response = await put(id, { excerpt: ' About\nfigs. ', picture });

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ version: 2, excerpt: 'About figs.', picture });
    expect(await read(`/api/posts/${id}/`, rose)).toMatchObject({
      version: 1,
      excerpt: 'About figs.',
      picture,
      preview: expect.stringMatching(/^Ripe/),
    });
    expect(await read(`/api/posts/${id}/revisions/`, rose)).toHaveLength(1);
  });

  it('stay when the text or the status changes', async () => {
    const { id } = await create({ details: { excerpt: 'About figs.', picture, tags: ['figs'] } });

    for (const status of ['draft', 'trashed', 'published'])
      await send(
        server,
        `/api/posts/${id}/`,
        { ...text, content: status, status },
        { method: 'PUT', access: rose },
      );

    expect(await read(`/api/posts/${id}/`)).toMatchObject({
      excerpt: 'About figs.',
      picture,
      tags: ['figs'],
    });
  });

  it('have a slug for the URL, which later changes replace, remove or leave', async () => {
    const { id } = await create({
      title: 'Figs & Nests',
      details: { excerpt: '', picture: null, tags: [], slug: 'figs' },
    });
    const readSlug = async () => ((await read(`/api/posts/${id}/`)) as Post).slug;

    const slugs = [await readSlug()];
    for (const body of [{ slug: 'figs-and-nests' }, { excerpt: 'New.' }, { slug: '' }]) {
      await put(id, body);
      slugs.push(await readSlug());
    }

    expect(slugs).toEqual(['figs', 'figs-and-nests', 'figs-and-nests', undefined]);
    expect(await read(`/api/posts/${id}/details/`, rose)).toMatchObject({
      version: 4,
      slug: '',
      derived_slug: 'figs-and-nests',
    });
  });

  it('return 409 for a change of an earlier version, unless it has been applied already', async () => {
    const { id } = await create();
    await put(id, { excerpt: 'Theirs.', version: 1 });

    const repeated = await put(id, { excerpt: 'Theirs.', version: 1 });
    const stale = await put(id, { excerpt: 'Mine.', version: 1 });

    expect(repeated.status).toBe(200);
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ current: { excerpt: 'Theirs.', version: 2 } });
  });

  it('are part of the preview link', async () => {
    const { id } = await create({
      status: 'draft',
      details: { excerpt: 'About figs.', picture, tags: ['figs'] },
    });
    const shared = await send(server, `/api/posts/${id}/preview-link/`, {}, { access: rose });
    const { preview_path: path } = (await shared.json()) as Post;

    const preview = (await read(`/api/post-previews/${path?.split('/').at(-1) ?? ''}/`)) as PostPreview;

    expect(preview).toMatchObject({ excerpt: 'About figs.', picture });
  });

  it('prevent the deletion of the featured picture', async () => {
    const other = await uploadPicture(server.url, await createJpeg(), { access: rose });
    const { id: pictureId, url } = (await other.json()) as MediaPicture;
    const { id } = await create({ details: { excerpt: '', picture: { url, alt: 'A fig' }, tags: [] } });
    await send(server, `/api/posts/${id}/`, { ...text, content: 'New.' }, { method: 'PUT', access: rose });
    const headers = { authorization: `Bearer ${rose}` };
    const remove = () => fetch(`${server.url}/api/media/${pictureId}/`, { method: 'DELETE', headers });

    const used = await remove();
    await put(id, {});
    const unused = await remove();
    const deleted = await put(id, { picture: { url, alt: 'A fig' } });

    expect([used.status, unused.status, deleted.status]).toEqual([409, 204, 422]);
  });

  it.each([
    ['a long excerpt', { excerpt: 'x'.repeat(301) }, 'excerpt'],
    ['a picture from elsewhere', { picture: { url: 'https://a.example/a.webp', alt: 'x' } }, 'picture.url'],
    ['eleven tags', { tags: Array.from({ length: 11 }, (_, index) => `tag ${index}`) }, 'tags'],
    ['a slug with capitals', { slug: 'Figs' }, 'slug'],
    ['an unknown field', { color: 'red' }, 'color'],
  ])('are rejected with %s', async (_, body, field) => {
    const { id } = await create();

    const response = await put(id, body);

    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });

  it('are editable by their author and by editors only', async () => {
    const { id } = await create();
    const { access: author } = await signInAs(server, 'lana', 'author');
    const { access: editor } = await signInAs(server, 'mary', 'editor');

    expect((await put(id, { excerpt: 'x' }, author)).status).toBe(403);
    expect((await put(id, { excerpt: 'x' }, editor)).status).toBe(200);
    expect((await fetch(`${server.url}/api/posts/${id}/details/`)).status).toBe(401);
  });
});
