import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { SCRIPT, writeSite } from './testing/site.fixture.ts';

describe('the files of the site', () => {
  let server: TestApp;
  let removeSite: () => Promise<void>;
  const script = '/assets/app-AbC123.js';

  beforeAll(async () => {
    const site = await writeSite();
    removeSite = site.remove;
    server = await startTestApp({ WEB_DIR: site.webDir });
  });
  afterAll(async () => {
    await server.stop();
    await removeSite();
  });

  it.each(['br', 'gzip', 'identity'])('come as they were compressed: %s', async (encoding) => {
    const answer = await fetch(server.url + script, { headers: { 'accept-encoding': encoding } });

    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(SCRIPT);
  });

  it('are kept for good when their name carries their contents, and asked for again otherwise', async () => {
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

  it('come in parts to those who ask for a part', async () => {
    const answer = await fetch(`${server.url}/film.webm`, { headers: { range: 'bytes=2-5' } });

    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe('bytes 2-5/10');
    expect(await answer.text()).toBe('2345');
  });

  it.each([
    ['/audio/10/alpha.ogg?v=abcdefghij', 'audio/ogg'],
    ['/audio/10/alpha.mp3?v=abcdefghij', 'audio/mpeg'],
  ])('sound as they are: %s is %s, for good, whole or in parts', async (path, type) => {
    const whole = await rawGet(path, { 'accept-encoding': 'br, gzip' });
    const part = await rawGet(path, { range: 'bytes=4-7' });

    expect(whole.headers).toMatchObject({
      'content-type': type,
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(whole.headers).not.toHaveProperty('content-encoding');
    expect([part.status, part.headers['content-range'], part.body]).toEqual([206, 'bytes 4-7/10', '4567']);
    const unchanged = await rawGet(path, { 'if-none-match': whole.headers.etag ?? '' });
    expect(unchanged.status).toBe(304);
  });

  it('that sound are asked for again where their address names no version', async () => {
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
    expect(body).not.toContain('siteOf');
  });

  /** As it is: `fetch` would tidy the path up, and ask caches to step aside. */
  function rawGet(
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }> {
    const { hostname, port } = new URL(server.url);
    return new Promise((resolve, reject) => {
      request({ hostname, port, path, headers }, (answer) => {
        text(answer).then(
          (body) => resolve({ status: answer.statusCode, headers: answer.headers, body }),
          reject,
        );
      })
        .on('error', reject)
        .end();
    });
  }
});
