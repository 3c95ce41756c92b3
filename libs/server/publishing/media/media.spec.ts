import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import type { MediaPicture } from '@paniscus/domain/media';
import type { Post } from '@paniscus/domain/posts';
import { send, signInAs, startServer } from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';
import { addExif, createJpeg, uploadPicture } from './testing/pictures.ts';
import type { UploadOptions } from './testing/pictures.ts';

const server = await startServer();
const rose = (await signInAs(server, 'rose', 'author')).access;
const bill = (await signInAs(server, 'bill', 'author')).access;
const ada = (await signInAs(server, 'ada', 'editor')).access;

const uploadFile = (bytes: Buffer, options: UploadOptions = {}) =>
  uploadPicture(server.url, bytes, { access: rose, ...options });
const upload = async (bytes: Buffer, options = {}) =>
  (await (await uploadFile(bytes, options)).json()) as MediaPicture;
const call = (method: string, path: string, access = rose) =>
  fetch(server.url + path, { method, headers: { authorization: `Bearer ${access}` } });
const list = async (query = '') =>
  (await (await call('GET', `/api/media/${query}`)).json()) as MediaPicture[];
const createPost = async (content: string, access = rose) =>
  (await (await send(server, '/api/posts/', { title: 'Figs', content }, { access })).json()) as Post;
const updatePost = (id: number, body: object, access = rose) =>
  send(server, `/api/posts/${id}/`, { title: 'Figs', content: 'x', ...body }, { method: 'PUT', access });

async function fetchPicture(path: string) {
  const response = await fetch(server.url + path);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('an uploaded picture', () => {
  it('is stored as WebP and AVIF in three widths, served for a year', async () => {
    const response = await uploadFile(await createJpeg(2000, 1000));
    const picture = (await response.json()) as MediaPicture;

    expect(response.status).toBe(201);
    expect(picture).toMatchObject({ name: 'figs.jpg', alt: '', width: 1600, height: 800, posts: [] });
    for (const format of ['webp', 'avif'])
      for (const width of [480, 960, 1600]) {
        const path = picture.url.replace('1600.webp', `${width}.${format}`);
        const { response: file, bytes } = await fetchPicture(path);
        expect(file.status).toBe(200);
        expect(file.headers.get('content-type')).toBe(`image/${format}`);
        expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(file.headers.get('x-content-type-options')).toBe('nosniff');
        expect(file.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(await new Transformer(bytes).metadata()).toMatchObject({ width, height: width / 2, format });
      }
  });

  it('is turned upright, and loses where and how it was taken', async () => {
    const { url, width, height } = await upload(addExif(await createJpeg(40, 30), 6, 'Secret camp'));
    const { bytes } = await fetchPicture(url);

    expect([width, height]).toEqual([30, 40]);
    expect(await new Transformer(bytes).metadata(true)).toMatchObject({ width: 30, height: 40 });
    expect(bytes.toString('latin1')).not.toMatch(/Secret camp|Exif/);
  });

  it('is stored once, however often it is uploaded', async () => {
    const jpeg = await createJpeg();
    const before = (await list('?limit=100')).length;

    const pictures = await Promise.all([upload(jpeg), upload(jpeg), upload(jpeg, { access: bill })]);

    expect(new Set(pictures.map(({ id }) => id)).size).toBe(1);
    expect(await list('?limit=100')).toHaveLength(before + 1);
    expect(await readdir(join(server.dataDir, 'media'))).toHaveLength(before + 1);
  });

  it.each([
    ['..\\..\\camp.jpg', 'camp.jpg'],
    ['/etc/camp.jpg', 'camp.jpg'],
    ['  ', 'picture'],
    ['<script>.jpg', '<script>.jpg'],
  ])('with the file name %j is named %s', async (name, expected) => {
    expect((await upload(await createJpeg(), { name })).name).toBe(expected);
  });
});

describe('a file that is not accepted', () => {
  it.each([
    ['an SVG image', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a GIF image', 'GIF89a'],
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
  ])('is refused with 415 when it is %s that is named a JPEG', async (_, text) => {
    const response = await uploadFile(Buffer.from(text));

    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({
      detail: 'Only JPEG, PNG, WebP and AVIF pictures can be uploaded.',
    });
  });

  it('is refused with 422 when it is damaged', async () => {
    const response = await uploadFile((await createJpeg(400, 300)).subarray(0, 60));

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      detail: 'The file is damaged, so the picture cannot be read.',
    });
  });

  it('is refused with 422 when it is empty', async () => {
    const response = await uploadFile(Buffer.alloc(0));

    expect(await response.json()).toMatchObject({ status: 422, errors: { file: 'The file is empty.' } });
  });

  it('is refused with 413 when it has more than 10 MB', async () => {
    const jpeg = Buffer.concat([await createJpeg(), Buffer.alloc(10_000_000)]);

    expect((await uploadFile(jpeg)).status).toBe(413);
  });

  it('is refused when there is no file, the form is malformed, or it is JSON', async () => {
    const headers = { authorization: `Bearer ${rose}` };
    const post = (body: FormData | string, type?: string) =>
      fetch(`${server.url}/api/media/`, {
        method: 'POST',
        body,
        headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
      });

    expect((await post(new FormData())).status).toBe(422);
    expect((await post('--x', 'multipart/form-data; boundary=y')).status).toBe(400);
    expect((await post('{}', 'application/json')).status).toBe(415);
  });

  it('is refused with 401 before it is read, and at every other address', async () => {
    const form = new FormData();
    form.set('file', new File(['x'], 'x.jpg'));
    const post = (path: string, headers = {}) =>
      fetch(server.url + path, { method: 'POST', body: form, headers });

    expect((await post('/api/media/')).status).toBe(401);
    expect((await post('/api/posts/', { authorization: `Bearer ${rose}` })).status).toBe(415);
  });
});

describe('a post with a picture', () => {
  const write = (content: string, status?: string) =>
    send(server, '/api/posts/', { title: 'Figs', content, status }, { access: rose });

  it('is published only with alt text, and can be a draft without', async () => {
    const { url } = await upload(await createJpeg());
    const errors = {
      content: 'Describe every picture before you publish: write its alt text between ![ and ].',
    };
    const refused = await write(`Ripe.\n\n![ ](${url})`);
    const byReference = await write(`![][fig]\n\n[fig]: ${url}`);
    const draft = (await (await write(`![](${url})`, 'draft')).json()) as Post;
    const publish = (content: string) => updatePost(draft.id, { content, status: 'published' });

    expect([refused.status, byReference.status, (await publish(`![](${url})`)).status]).toEqual([
      422, 422, 422,
    ]);
    expect(await refused.json()).toMatchObject({ errors });
    expect((await publish(`![A fig](${url})`)).status).toBe(200);
    expect((await updatePost(draft.id, { content: `![](${url})` })).status).toBe(422);
  });

  it('may show code that looks like a picture, and pictures from elsewhere without alt text', async () => {
    const { url } = await upload(await createJpeg());

    expect((await write(`\`![](${url})\` ![](https://example.org/a.png)`)).status).toBe(201);
  });
});

describe('the media library', () => {
  it('is searched by file name and alt text, and paged', async () => {
    const first = await upload(await createJpeg(), { name: 'river-1.jpg' });
    const second = await upload(await createJpeg(), { name: 'IMG_2.jpg' });
    await send(server, `/api/media/${second.id}/`, { alt: ' The river ' }, { method: 'PATCH', access: rose });

    const page = await call('GET', '/api/media/?search=RIVER&limit=1');
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';

    expect(await page.json()).toMatchObject([{ id: second.id, alt: 'The river' }]);
    expect(await (await call('GET', next)).json()).toMatchObject([{ id: first.id }]);
  });

  it('names the posts that use a picture, and refuses to delete it until they do not', async () => {
    const { id, url } = await upload(await createJpeg());
    const post = await createPost(`![A fig](${url})`);
    await updatePost(post.id, { content: `![A fig](${url})`, status: 'trashed' });
    const uses = [{ id: post.id, title: 'Figs' }];

    const refused = await call('DELETE', `/api/media/${id}/`);

    expect((await list()).find((picture) => picture.id === id)?.posts).toEqual(uses);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      detail:
        'The picture is used in “Figs”, now or in an earlier version. Delete these posts permanently first.',
      posts: uses,
    });
    await call('DELETE', `/api/posts/${post.id}/`);
    expect((await call('DELETE', `/api/media/${id}/`)).status).toBe(204);
    expect((await fetch(server.url + url)).status).toBe(404);
  });

  it('does not delete a picture that an earlier version of a post uses', async () => {
    const { id, url } = await upload(await createJpeg());
    const post = await createPost(`![A fig](${url})`);
    await updatePost(post.id, { content: 'Without it.' });

    const refused = await call('DELETE', `/api/media/${id}/`);

    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ posts: [{ id: post.id }] });
    expect((await fetch(server.url + url)).status).toBe(200);
  });

  it('does not delete a picture that unsaved text uses', async () => {
    const { id, url } = await upload(await createJpeg());
    const path = `/api/posts/autosaves/${randomUUID()}/`;
    const text = { title: '', content: `![](${url})`, sequence: 1 };
    await send(server, path, text, { method: 'PUT', access: bill });

    expect((await call('DELETE', `/api/media/${id}/`)).status).toBe(409);
    await call('DELETE', path, bill);

    expect((await call('DELETE', `/api/media/${id}/`)).status).toBe(204);
  });

  it('is changed by editors, and by authors for their own pictures', async () => {
    const { id } = await upload(await createJpeg());
    const setAlt = (access: string) =>
      send(server, `/api/media/${id}/`, { alt: 'A fig' }, { method: 'PATCH', access });

    expect((await setAlt(bill)).status).toBe(403);
    expect((await call('DELETE', `/api/media/${id}/`, bill)).status).toBe(403);
    expect((await setAlt(ada)).status).toBe(200);
    expect((await call('DELETE', `/api/media/${id}/`, ada)).status).toBe(204);
  });

  it.each(['0-1x1/1.webp', '..%2f..%2fjwt-secret/1.webp', `${'0'.repeat(32)}-1x1/1.webp`, 'x/1.svg'])(
    'has no file at %s',
    async (path) => {
      expect((await fetch(`${server.url}/api/pictures/${path}`)).status).toBe(404);
    },
  );
});
