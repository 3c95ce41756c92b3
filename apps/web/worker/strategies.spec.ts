import { beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFirst, cachePage, cacheFirst, PATIENCE_MS, SHELL } from './strategies.ts';

const SITE = 'https://paniscus.example';
const PAGE = `${SITE}/PaniscusKeyboard`;
const html = '<script src="/assets/new.js"></script>';

/** Fake cache by path; `isFull` makes writes fail. */
const browser = { cached: new Map<string, Response>(), isFull: false };
const getPath = (asked: RequestInfo) => new URL(asked instanceof Request ? asked.url : asked, SITE).pathname;

const cache = {
  match: (asked: RequestInfo) => Promise.resolve(browser.cached.get(getPath(asked))?.clone()),
  put(asked: RequestInfo, answer: Response) {
    if (browser.isFull) return Promise.reject(new DOMException('No room.', 'QuotaExceededError'));
    browser.cached.set(getPath(asked), answer);
    return Promise.resolve();
  },
  async add(asked: string) {
    const answer = await fetch(asked);
    if (!answer.ok) throw new TypeError(`${asked} answered ${answer.status}.`);
    await cache.put(asked, answer);
  },
};

const networkWith = (answers: Record<string, string>) =>
  vi.stubGlobal('fetch', (asked: RequestInfo) => {
    const text = answers[getPath(asked)];
    return Promise.resolve(new Response(text ?? 'Not found', { status: text === undefined ? 404 : 200 }));
  });

beforeEach(() => {
  browser.cached.clear();
  browser.isFull = false;
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  return () => vi.unstubAllGlobals();
});

describe('a full cache', () => {
  beforeEach(() => {
    browser.isFull = true;
    networkWith({ '/PaniscusKeyboard': html, '/assets/new.js': 'new' });
  });

  it('still returns the current page', async () => {
    const answer = await networkFirst(new Request(PAGE));

    expect(await answer.text()).toBe(html);
  });

  it('still returns its scripts', async () => {
    const answer = await cacheFirst(SHELL, new Request(`${SITE}/assets/new.js`));

    expect(await answer.text()).toBe('new');
  });
});

describe('a network failure', () => {
  it('falls back to the cached page after a timeout', async () => {
    vi.useFakeTimers();
    browser.cached.set('/PaniscusKeyboard', new Response('as it was'));
    vi.stubGlobal('fetch', () => new Promise(() => undefined));

    const answer = networkFirst(new Request(PAGE));
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);

    expect(await (await answer).text()).toBe('as it was');
    vi.useRealTimers();
  });

  it('falls back to the cached page immediately when offline', async () => {
    browser.cached.set('/PaniscusKeyboard', new Response('as it was'));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

    expect(await (await networkFirst(new Request(PAGE))).text()).toBe('as it was');
  });
});

describe('a page of a new build', () => {
  it('is cached with its assets', async () => {
    networkWith({ '/PaniscusKeyboard': html, '/assets/new.js': 'new' });

    await cachePage('/PaniscusKeyboard');

    expect([...browser.cached.keys()].sort()).toEqual(['/PaniscusKeyboard', '/assets/new.js']);
    expect(await browser.cached.get('/PaniscusKeyboard')?.text()).toBe(html);
  });

  it('does not replace the cached page when one of its scripts fails to load', async () => {
    browser.cached.set('/PaniscusKeyboard', new Response('the page before'));
    networkWith({ '/PaniscusKeyboard': html });

    await expect(cachePage('/PaniscusKeyboard')).rejects.toThrow('answered 404');

    expect(await browser.cached.get('/PaniscusKeyboard')?.text()).toBe('the page before');
  });
});
