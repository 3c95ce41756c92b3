import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { startServer } from '@paniscus/server/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { SCRIPT, writeSite } from './testing/site.fixture.ts';

const site = await writeSite();
afterAll(() => site.remove());
const server = await startServer({ WEB_DIR: site.webDir });

describe('static files', () => {
  const script = '/assets/app-AbC123.js';

  it.each(['br', 'gzip', 'identity'])('are served precompressed: %s', async (encoding) => {
    const response = await fetch(server.url + script, { headers: { 'accept-encoding': encoding } });

    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(SCRIPT);
  });

  it('are immutable when their name contains a hash, and revalidated otherwise', async () => {
    const hashed = await fetch(server.url + script);
    const picture = await fetch(`${server.url}/art/hero-800.0123456789.avif`);
    const plain = await fetch(`${server.url}/film.webm`);

    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(picture.headers.get('content-type')).toBe('image/avif');
    expect(plain.headers.get('cache-control')).toBe('public, no-cache');
    const etag = plain.headers.get('etag') ?? '';
    expect((await rawGet('/film.webm', { 'if-none-match': etag })).status).toBe(304);
  });

  it('carry only the headers that have an effect on them', async () => {
    const font = await fetch(`${server.url}/assets/face-AbC123.woff2`);
    const code = await fetch(server.url + script);

    const policies = ['content-security-policy', 'permissions-policy', 'x-frame-options'];
    expect(policies.map((name) => font.headers.has(name))).toEqual([false, false, false]);
    expect(policies.map((name) => code.headers.has(name))).toEqual([true, false, false]);
    expect(font.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('support range requests', async () => {
    const response = await fetch(`${server.url}/film.webm`, { headers: { range: 'bytes=2-5' } });

    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 2-5/10');
    expect(await response.text()).toBe('2345');
  });

  it.each([
    ['/audio/10/alpha.ogg?v=abcdefghij', 'audio/ogg'],
    ['/audio/10/alpha.mp3?v=abcdefghij', 'audio/mpeg'],
  ])('include uncompressed sounds, immutable and in ranges: %s as %s', async (path, type) => {
    const complete = await rawGet(path, { 'accept-encoding': 'br, gzip' });
    const range = await rawGet(path, { range: 'bytes=4-7' });

    expect(complete.headers).toMatchObject({
      'content-type': type,
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(complete.headers).not.toHaveProperty('content-encoding');
    expect([range.status, range.headers['content-range'], range.body]).toEqual([206, 'bytes 4-7/10', '4567']);
    const unchanged = await rawGet(path, { 'if-none-match': complete.headers.etag ?? '' });
    expect(unchanged.status).toBe(304);
  });

  it('revalidate sounds whose URL has no version', async () => {
    for (const path of ['/audio/10/alpha.ogg', '/audio/10/alpha.ogg?v=', '/audio/10/alpha.ogg?v=1&x'])
      expect((await rawGet(path)).headers['cache-control']).toBe('public, no-cache');
  });

  it.each([
    '/audio/../secret.txt',
    '/audio/%2e%2e/%2e%2e/secret.txt',
    '/audio/..%2f..%2fsecret.txt',
    '/audio/10/',
    '/audio/10',
    '/audio/10/omega.ogg?v=abcdefghij',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/....//secret.txt',
    '/..%5csecret.txt',
    '/server/index.js',
    '/package.json',
  ])('do not include %s', async (path) => {
    const { status, body } = await rawGet(path);

    expect(status).toBe(404);
    expect(body).not.toContain('secret');
    expect(body).not.toContain('getSite');
  });

  /** `fetch` would normalize the path and add cache headers. */
  function rawGet(
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }> {
    const { hostname, port } = new URL(server.url);
    return new Promise((resolve, reject) => {
      request({ hostname, port, path, headers }, (response) => {
        text(response).then(
          (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
          reject,
        );
      })
        .on('error', reject)
        .end();
    });
  }
});
