import { beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFirst, cachePage, cacheFirst, PATIENCE_MS, SHELL } from './strategies.ts';

const SITE = 'https://paniscus.example';
const PAGE = `${SITE}/PaniscusKeyboard`;
const html = '<script src="/assets/new.js"></script>';

/** What a browser keeps, by path; `isFull` where it takes nothing more. */
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

/** A network on which only these paths answer. */
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

describe('a browser without room for more', () => {
  beforeEach(() => {
    browser.isFull = true;
    networkWith({ '/PaniscusKeyboard': html, '/assets/new.js': 'new' });
  });

  it('still shows the page as it is now', async () => {
    const answer = await networkFirst(new Request(PAGE));

    expect(await answer.text()).toBe(html);
  });

  it('still runs its scripts', async () => {
    const answer = await cacheFirst(SHELL, new Request(`${SITE}/assets/new.js`));

    expect(await answer.text()).toBe('new');
  });
});

describe('a network that does not answer', () => {
  it('is waited for some seconds, then the page is shown as it was', async () => {
    vi.useFakeTimers();
    browser.cached.set('/PaniscusKeyboard', new Response('as it was'));
    vi.stubGlobal('fetch', () => new Promise(() => undefined));

    const answer = networkFirst(new Request(PAGE));
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);

    expect(await (await answer).text()).toBe('as it was');
    vi.useRealTimers();
  });

  it('that is not there at all is not waited for', async () => {
    browser.cached.set('/PaniscusKeyboard', new Response('as it was'));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

    expect(await (await networkFirst(new Request(PAGE))).text()).toBe('as it was');
  });
});

describe('a page of a new build', () => {
  it('is kept with what it asks for', async () => {
    networkWith({ '/PaniscusKeyboard': html, '/assets/new.js': 'new' });

    await cachePage('/PaniscusKeyboard');

    expect([...browser.cached.keys()].sort()).toEqual(['/PaniscusKeyboard', '/assets/new.js']);
    expect(await browser.cached.get('/PaniscusKeyboard')?.text()).toBe(html);
  });

  it('does not take the place of the one before when a script of it will not come', async () => {
    browser.cached.set('/PaniscusKeyboard', new Response('the page before'));
    networkWith({ '/PaniscusKeyboard': html });

    await expect(cachePage('/PaniscusKeyboard')).rejects.toThrow('answered 404');

    expect(await browser.cached.get('/PaniscusKeyboard')?.text()).toBe('the page before');
  });
});
