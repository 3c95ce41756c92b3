import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaPicture } from '@paniscus/domain/media';
import { EventLog } from '@paniscus/server/platform';
import { signInAs, startServer, startTestApp } from '@paniscus/server/testing';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createJpeg, uploadPicture } from './testing/pictures.ts';
import { startS3Stub } from './testing/s3-stub.ts';

const storage = await startS3Stub();
afterAll(() => storage.stop());
const server = await startServer(storage.environment);
const { access } = await signInAs(server, 'rose');

afterEach(() => {
  storage.fail(undefined);
  vi.restoreAllMocks();
});

const upload = async (bytes: Buffer) => uploadPicture(server.url, bytes, { access });
const add = async () => (await (await upload(await createJpeg(600, 400))).json()) as MediaPicture;
const remove = (id: number, token = access) =>
  fetch(`${server.url}/api/media/${id}/`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
const listKeys = () => [...storage.objects.keys()].sort();

describe('pictures in a bucket', () => {
  it('are written with their types, served by the site, and deleted', async () => {
    const { id, url } = await add();
    const folder = url.split('/').at(-2) ?? '';

    const served = await fetch(server.url + url);

    expect(listKeys()).toEqual(
      ['480.avif', '480.webp', '600.avif', '600.webp'].map((name) => `media/${folder}/${name}`),
    );
    const stored = storage.objects.get(`media/${folder}/600.webp`);
    expect(stored?.mediaType).toBe('image/webp');
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await served.arrayBuffer()).equals(stored?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(existsSync(join(server.dataDir, 'media'))).toBe(false);

    expect((await remove(id)).status).toBe(204);
    expect(listKeys()).toEqual([]);
    expect((await fetch(server.url + url)).status).toBe(404);
  });

  it.each([
    ['an error', 500],
    ['too large a response', 200],
    ['a redirect', 307],
    ['a rejected key', 403],
  ])('are answered with 503 when the storage sends %s', async (_, status) => {
    const { url } = await add();

    storage.fail(status);
    const during = await fetch(server.url + url);
    storage.fail(undefined);

    expect(during.status).toBe(503);
    expect(during.headers.get('cache-control')).toBe('no-store');
    expect((await fetch(server.url + url)).status).toBe(200);
  });

  it('are not added while the storage is unavailable', async () => {
    const jpeg = await createJpeg();

    storage.fail(500);
    const refused = await upload(jpeg);
    storage.fail(undefined);

    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      detail: 'The storage of pictures is temporarily unavailable. Please try again.',
    });
    expect((await upload(jpeg)).status).toBe(201);
  });

  it('are deleted from the library even when their files cannot be', async () => {
    const warn = vi.spyOn(server.app.get(EventLog), 'warn');
    const { id } = await add();

    storage.fail(500);

    expect((await remove(id)).status).toBe(204);
    expect(warn.mock.calls.map(([event]) => event)).toEqual(['storage_unavailable', 'picture_files_left']);
  });
});

it('a server with a wrong secret names the reason in its log, and neither the key nor its secret', async () => {
  const wrong = await startTestApp({ ...storage.environment, MEDIA_S3_SECRET_ACCESS_KEY: 'another-secret' });
  const warn = vi.spyOn(wrong.app.get(EventLog), 'warn');
  try {
    const { access: other } = await signInAs(wrong, 'rose');
    const response = await uploadPicture(wrong.url, await createJpeg(), { access: other });

    expect(response.status).toBe(503);
    const [[event, error] = []] = warn.mock.calls;
    expect([event, (error as Error).message]).toEqual([
      'storage_unavailable',
      'The storage returned 403 SignatureDoesNotMatch.',
    ]);
    const logged = `${(error as Error).stack}${JSON.stringify(error)}${await response.text()}`;
    expect(logged).not.toMatch(/another-secret|stub-key-id|Credential/);
  } finally {
    await wrong.stop();
  }
});
