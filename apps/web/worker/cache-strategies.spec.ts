import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  networkFirst,
  cachePage,
  cacheFirst,
  cacheSounds,
  NETWORK_TIMEOUT_MS,
  SHELL_CACHE,
} from './cache-strategies.ts';

const SITE = 'https://paniscus.example';
const PAGE = `${SITE}/PaniscusKeyboard`;
const html = '<script src="/assets/new.js"></script>';

/** Fake cache by path; `isFull` makes writes fail. */
const stub = { cached: new Map<string, Response>(), isFull: false };
const getPath = (request: RequestInfo) =>
  new URL(request instanceof Request ? request.url : request, SITE).pathname;

const cache = {
  match: (request: RequestInfo) => Promise.resolve(stub.cached.get(getPath(request))?.clone()),
  put(request: RequestInfo, response: Response) {
    if (stub.isFull) return Promise.reject(new DOMException('Quota exceeded.', 'QuotaExceededError'));
    stub.cached.set(getPath(request), response);
    return Promise.resolve();
  },
  async add(request: RequestInfo) {
    const response = await fetch(request);
    if (!response.ok) throw new TypeError(`${getPath(request)} responded with ${response.status}.`);
    await cache.put(request, response);
  },
};

const stubNetwork = (bodies: Record<string, string>) =>
  vi.stubGlobal('fetch', (request: RequestInfo) => {
    const text = bodies[getPath(request)];
    return Promise.resolve(new Response(text ?? 'Not found', { status: text === undefined ? 404 : 200 }));
  });

beforeEach(() => {
  stub.cached.clear();
  stub.isFull = false;
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  return () => vi.unstubAllGlobals();
});

describe('when storage is full', () => {
  beforeEach(() => {
    stub.isFull = true;
    stubNetwork({ '/PaniscusKeyboard': html, '/assets/new.js': 'new' });
  });

  it('networkFirst still returns the current page', async () => {
    const response = await networkFirst(new Request(PAGE));

    expect(await response.text()).toBe(html);
  });

  it('cacheFirst still returns the scripts of the page', async () => {
    const response = await cacheFirst(SHELL_CACHE, new Request(`${SITE}/assets/new.js`));

    expect(await response.text()).toBe('new');
  });
});

describe('networkFirst', () => {
  it('returns the cached page after a timeout', async () => {
    vi.useFakeTimers();
    stub.cached.set('/PaniscusKeyboard', new Response('cached page'));
    vi.stubGlobal('fetch', () => new Promise(() => undefined));

    const response = networkFirst(new Request(PAGE));
    await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS);

    expect(await (await response).text()).toBe('cached page');
    vi.useRealTimers();
  });

  it('returns the cached page immediately when offline', async () => {
    stub.cached.set('/PaniscusKeyboard', new Response('cached page'));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

    expect(await (await networkFirst(new Request(PAGE))).text()).toBe('cached page');
  });
});

describe('cachePage', () => {
  it('caches the scripts that an island loads on demand', async () => {
    const island = '<div data-island="A" data-scripts="/assets/a.js /assets/b.js"></div>';
    stubNetwork({ '/PaniscusKeyboard': island, '/assets/a.js': 'a', '/assets/b.js': 'b' });

    await cachePage('/PaniscusKeyboard');

    expect([...stub.cached.keys()].sort()).toEqual(['/PaniscusKeyboard', '/assets/a.js', '/assets/b.js']);
  });

  it('caches a page with its assets', async () => {
    stubNetwork({ '/PaniscusKeyboard': html, '/assets/new.js': 'new' });

    await cachePage('/PaniscusKeyboard');

    expect([...stub.cached.keys()].sort()).toEqual(['/PaniscusKeyboard', '/assets/new.js']);
    expect(await stub.cached.get('/PaniscusKeyboard')?.text()).toBe(html);
  });

  it('does not replace the cached page when one of its scripts fails to load', async () => {
    stub.cached.set('/PaniscusKeyboard', new Response('previous page'));
    stubNetwork({ '/PaniscusKeyboard': html });

    await expect(cachePage('/PaniscusKeyboard')).rejects.toThrow('responded with 404');

    expect(await stub.cached.get('/PaniscusKeyboard')?.text()).toBe('previous page');
  });
});

describe('cacheSounds', () => {
  const listReports = async (urls: string[]) => {
    const reports: [number, number][] = [];
    await cacheSounds(urls, (bytes, totalBytes) => reports.push([bytes, totalBytes]));
    return reports;
  };
  const stubSounds = (sizes: Record<string, number>) =>
    vi.stubGlobal('fetch', (request: RequestInfo) => {
      const size = sizes[getPath(request)];
      if (size === undefined) return Promise.resolve(new Response('', { status: 404 }));
      return Promise.resolve(new Response('sound', { headers: { 'content-length': String(size) } }));
    });

  it('reports the bytes of missing sounds as they are cached, and keeps what is there', async () => {
    stubSounds({ '/audio/a': 100, '/audio/b': 300 });
    expect(await listReports(['/audio/a'])).toEqual([
      [0, 100],
      [100, 100],
    ]);

    expect(await listReports(['/audio/a', '/audio/b'])).toEqual([
      [100, 400],
      [400, 400],
    ]);
    expect([...stub.cached.keys()]).toEqual(['/audio/a', '/audio/b']);
  });

  it('rejects when a sound is not available, and keeps the others', async () => {
    stubSounds({ '/audio/a': 100 });

    await expect(listReports(['/audio/a', '/audio/b'])).rejects.toThrow('404');

    expect([...stub.cached.keys()]).toEqual(['/audio/a']);
  });
});
