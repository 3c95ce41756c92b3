import { PRODUCT_SORTS, parseProductFilter } from '@paniscus/domain/products';
import { QUERIES } from '@paniscus/routes';
import { Clock, CacheInvalidationService } from '@paniscus/server/platform';
import { TRUST_LOCAL_PROXY, startServer } from '@paniscus/server/testing';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { writeSite } from './testing/site.fixture.ts';

const site = await writeSite();
afterAll(() => site.remove());
const server = await startServer({
  WEB_DIR: site.webDir,
  PUBLIC_URL: 'https://site.example',
  ...TRUST_LOCAL_PROXY,
});

describe('pages', () => {
  const get = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { redirect: 'manual', ...init });
  const toText = async (path: string) => (await get(path)).text();

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('are rendered once and cached, independent of URL case and unknown parameters', async () => {
    const first = await toText('/posts');

    expect(first).toContain('of /posts at https://site.example');
    for (const path of ['/posts', '/Posts/', '/POSTS?utm=1', '/posts/?fbclid=x&y'])
      expect(await toText(path)).toBe(first);
  });

  it('redirect when they were moved, however the URL is spelled', async () => {
    for (const path of ['/moved', '/Moved/']) {
      const response = await get(path);
      expect([response.status, response.headers.get('location')]).toEqual([308, '/posts']);
    }
  });

  it('are separate for each cursor of a list', async () => {
    expect(await toText('/posts?cursor=abc&utm=1')).toContain('/posts?cursor=abc at');
  });

  it('are separate for each filter of the store, however it is written', async () => {
    const chosen = await toText('/store?available=1&tag=Mugs');

    expect(chosen).toContain('/store?tag=Mugs&available=1 at');
    expect(await toText('/Store/?tag=Mugs&utm=1&available=1')).toBe(chosen);
    expect(await toText('/store?sort=nonsense')).toBe(await toText('/store'));
  });

  it('serve a sort and a query parameter as soon as they are in the route manifest', async () => {
    const store = QUERIES.store;
    const sorts: string[] = PRODUCT_SORTS as unknown as string[];
    try {
      sorts.push('best-selling');
      QUERIES.store = { ...store, size: { oneOf: ['S', 'M'] } };

      expect(parseProductFilter(new URLSearchParams('sort=best-selling')).sort).toBe('best-selling');
      expect(await toText('/store?size=S&sort=best-selling')).toContain('/store?sort=best-selling&size=S at');
      expect(await toText('/store?size=XL')).toBe(await toText('/store'));
    } finally {
      sorts.pop();
      QUERIES.store = store;
    }
  });

  it('are not cached when their URL contains typed text', async () => {
    for (const path of ['/video', '/SueBiblio']) {
      const url = `${path}?q=stone`;
      expect(await toText(url)).not.toBe(await toText(url));
      expect(await toText(path)).toBe(await toText(path));
    }
  });

  it('are rendered per request, not cached and send no referrer when they show an order', async () => {
    const first = await get('/order/AbC-dEf');
    const text = await first.text();

    expect(text).toContain('of /order/AbC-dEf at');
    expect(await toText('/order/AbC-dEf')).not.toBe(text);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    expect((await get('/posts')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('are compressed as the browser accepts, with an ETag per encoding', async () => {
    const tags = new Set<string | null>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await get('/posts', { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(await response.text()).toContain('of /posts');
      tags.add(response.headers.get('etag'));
    }
    expect(tags.size).toBe(3);
  });

  it('return 304 to a browser that has the current version', async () => {
    const etag = (await get('/posts')).headers.get('etag') ?? '';

    for (const header of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await get('/posts', { headers: { 'if-none-match': header } });
      expect(response.status).toBe(304);
      expect(response.headers.get('etag')).toBe(etag);
      expect(await response.text()).toBe('');
    }
    expect((await get('/posts', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('respond to HEAD like GET without a body', async () => {
    for (const path of ['/posts', '/post/1', '/no-such-page']) {
      const [head, full] = [await get(path, { method: 'HEAD' }), await get(path)];
      expect(head.status).toBe(full.status);
      expect(head.headers.get('content-length')).toBe(full.headers.get('content-length'));
      expect(await head.text()).toBe('');
    }
  });

  it('are rendered again for the next request after their content changes', async () => {
    const before = await toText('/posts');
    const untouched = await toText('/donate');

    await server.app.get(CacheInvalidationService).invalidate('posts');

    expect(await toText('/posts')).not.toBe(before);
    expect(await toText('/donate')).toBe(untouched);
  });

  it('expire after a TTL that is not sent to browsers', async () => {
    const startedAt = Date.now();
    const setClock = (ms: number) =>
      vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(new Date(startedAt + ms));
    setClock(0);
    const first = await get('/today');
    const text = await first.text();

    setClock(59 * 60_000);
    expect(await toText('/today')).toBe(text);
    setClock(61 * 60_000);

    expect(await toText('/today')).not.toBe(text);
    expect([...first.headers.keys()].filter((name) => name.startsWith('x-page'))).toEqual([]);
  });

  it('share one 404 page for all unknown URLs', async () => {
    const first = await get('/no-such-page');
    const text = await first.text();

    expect(first.status).toBe(404);
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const path of [
      '/other',
      '/a/b/c',
      '/%zz',
      '/%2e%2e/secret.txt',
      '//posts',
      '/posts.data',
      `/${'x'.repeat(500)}`,
    ]) {
      const response = await get(path);
      expect([path, response.status, await response.text()]).toEqual([path, 404, text]);
    }
  });

  it('return an uncached 404 for unknown content of a known route', async () => {
    const [first, second] = [await get('/post/999'), await get('/post/999')];

    expect([first.status, second.status]).toEqual([404, 404]);
    expect(await first.text()).not.toBe(await second.text());
  });

  it('show a rendered error page when rendering fails, and retry', async () => {
    const response = await get('/broken');

    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('<h1>Something went wrong</h1>');
    expect((await get('/away')).status).toBe(503);
  });

  it('call the API through its own handlers', async () => {
    expect(await toText('/health')).toContain('{"status":"ok"}');
  });

  it('have a content security policy with hashes of their scripts, and with the payment provider only where needed', async () => {
    const posts = (await get('/posts')).headers.get('content-security-policy') ?? '';
    const donate = (await get('/donate')).headers.get('content-security-policy') ?? '';

    expect(posts).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(posts).toContain("frame-src 'none'");
    expect(donate).toContain('frame-src http://127.0.0.1:4010');
  });

  it('let only payment pages keep contact with the windows of wallets', async () => {
    const getPolicy = async (path: string) => (await get(path)).headers.get('cross-origin-opener-policy');

    expect(await getPolicy('/donate')).toBe('same-origin-allow-popups');
    expect(await getPolicy('/posts')).toBe('same-origin');
  });

  it('are revalidated by browsers, and never stored when they are personal', async () => {
    expect((await get('/posts')).headers.get('cache-control')).toBe('public, no-cache');
    expect((await get('/private')).headers.get('cache-control')).toBe('no-store');
  });

  it('reject other methods and redirect forms posted without JavaScript to the page', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH'])
      expect((await get('/posts', { method })).status).toBe(404);

    const form = await get('/Posts/?x=1', { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
    expect([form.status, form.headers.get('location')]).toEqual([303, '/posts']);
    expect((await get('/no-such-page', { method: 'POST' })).status).toBe(404);
  });

  it('do not affect the API', async () => {
    for (const path of ['/api/nothing', '/API/nothing', '//api/nothing']) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    }
  });

  it.each([
    ['{', 'application/json', 400],
    ['{}', 'text/plain', 415],
    ['x'.repeat(200_000), 'application/json', 413],
  ])('leave it to the API to report a body that it cannot read (%#)', async (body, type, status) => {
    const response = await get('/api/token/', { method: 'POST', headers: { 'content-type': type }, body });

    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });
});
