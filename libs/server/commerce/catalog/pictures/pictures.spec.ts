import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import { startServer } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

type ImageResponse = { status: number; type: string; body: Buffer };

const body = await Transformer.fromRgbaPixels(Buffer.alloc(1200 * 1200 * 4, 90), 1200, 1200).png();
const validImage: ImageResponse = { status: 200, type: 'image/png', body };
let response = validImage;
const downloads: string[] = [];
const cache = createServer((request, reply) => {
  downloads.push(request.url ?? '');
  reply
    .writeHead(response.status, { 'content-type': response.type, location: '/elsewhere.png' })
    .end(response.body);
});
cache.listen(0, '127.0.0.1');
await once(cache, 'listening');
afterAll(() => cache.close());

const server = await startServer();

beforeEach(() => {
  downloads.length = 0;
  response = validImage;
});

async function insertImage(name: string): Promise<string> {
  const src = `http://127.0.0.1:${(cache.address() as AddressInfo).port}/${name}.png`;
  const key = createHash('sha256').update(src).digest('hex').slice(0, 32);
  const dataSource = server.app.get(DataSource);
  await dataSource.query('INSERT INTO product_pictures (key, src) VALUES ($1, $2)', [key, src]);
  return `/api/product-pictures/${key}`;
}
const fetchImage = (path: string, headers = {}) => fetch(server.url + path, { headers });
const fetchStatus = async (path: string) => (await fetchImage(path)).status;

describe('a product image', () => {
  it('is served as WebP in three widths with a long cache lifetime', async () => {
    const path = await insertImage('widths');

    const responses = await Promise.all([240, 480, 960].map((width) => fetchImage(`${path}/${width}.webp`)));

    for (const { status, headers } of responses) {
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('cache-control')).toBe('public, max-age=2592000');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const pictures = responses.map(async (response) =>
      new Transformer(new Uint8Array(await response.arrayBuffer())).metadata(),
    );
    expect((await Promise.all(pictures)).map(({ width }) => width)).toEqual([240, 480, 960]);
  });

  it('is downloaded once for concurrent and later requests', async () => {
    const path = await insertImage('once');
    const paths = Array.from({ length: 12 }, (_, index) => `${path}/${[240, 480, 960][index % 3]}.webp`);

    const statuses = await Promise.all(paths.map(fetchStatus));
    const later = await fetchStatus(`${path}/480.webp`);

    expect([...statuses, later]).toEqual(Array(13).fill(200));
    expect(downloads).toEqual(['/once.png']);
  });

  it('returns 304 to a client that has the current version', async () => {
    const path = `${await insertImage('etag')}/240.webp`;
    const first = await fetchImage(path);

    const again = await fetchImage(path, { 'if-none-match': first.headers.get('etag') });

    expect(again.status).toBe(304);
  });

  it('leaves no partial file behind', async () => {
    await fetchImage(`${await insertImage('whole')}/240.webp`);

    const files = await readdir(join(server.dataDir, 'pictures'));

    expect(files.filter((file) => !/^[0-9a-f]{32}-(?:240|480|960)\.webp$/.test(file))).toEqual([]);
  });

  it('is refreshed after a month, and served stale when the source is unavailable', async () => {
    const path = `${await insertImage('old')}/240.webp`;
    await fetchImage(path);
    const file = join(server.dataDir, 'pictures', `${path.split('/')[3]}-240.webp`);
    const monthsAgo = new Date(Date.now() - 90 * 24 * 3_600_000);
    await utimes(file, monthsAgo, monthsAgo);

    response = { ...validImage, status: 500 };
    const meanwhile = await fetchStatus(path);
    response = validImage;
    const later = await fetchStatus(path);

    expect([meanwhile, later]).toEqual([200, 200]);
    expect(downloads).toEqual(Array(3).fill('/old.png'));
  });
});

describe('an unknown product image', () => {
  it.each([
    '00000000000000000000000000000000/480.webp',
    '..%2f..%2fjwt-secret/480.webp',
    'http:%2f%2f127.0.0.1:1%2f/480.webp',
    '%00/480.webp',
  ])('returns 404: %s', async (path) => {
    expect(await fetchStatus(`/api/product-pictures/${path}`)).toBe(404);
    expect(downloads).toEqual([]);
  });

  it('returns 404 for other widths, formats or folders', async () => {
    const path = await insertImage('kinds');
    const files = ['481.webp', '480.png', '480', '..%2f..%2fjwt-secret', '480.webp%00', '0480.webp'];

    const statuses = await Promise.all(files.map((file) => fetchStatus(`${path}/${file}`)));

    expect(statuses).toEqual(Array(6).fill(404));
    expect(downloads).toEqual([]);
  });

  it.each<[string, Partial<ImageResponse>]>([
    ['a 404', { status: 404 }],
    ['a redirect', { status: 302 }],
    ['an HTML page', { type: 'text/html' }],
    ['an SVG image, which could run scripts', { type: 'image/svg+xml' }],
  ])('returns 404 when Printify returns %s for it', async (name, change) => {
    const path = await insertImage(name.replaceAll(' ', '-'));
    response = { ...validImage, ...change };

    expect(await fetchStatus(`${path}/480.webp`)).toBe(404);
    expect(downloads).toHaveLength(1);
  });
});

describe('an image that cannot be downloaded', () => {
  it.each<[string, Partial<ImageResponse>]>([
    ['an error', { status: 500 }],
    ['bytes that are not an image', { body: Buffer.from('not an image') }],
    ['too many bytes', { body: Buffer.alloc(10_000_001) }],
  ])('returns an uncacheable 503 when Printify sends %s', async (name, change) => {
    const path = `${await insertImage(`away-${name.replaceAll(' ', '-')}`)}/480.webp`;
    response = { ...validImage, ...change };

    const during = await fetchImage(path);
    response = validImage;
    const after = await fetchStatus(path);

    expect(during.status).toBe(503);
    expect(during.headers.get('cache-control')).toBe('no-store');
    expect(after).toBe(200);
  });
});
