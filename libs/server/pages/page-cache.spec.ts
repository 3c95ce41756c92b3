import type { CacheTag } from '@paniscus/routes';
import { describe, expect, it, vi } from 'vitest';
import { PageCache } from './page-cache.ts';
import { toPageEntry } from './page-entry.ts';
import type { PageEntry } from './page-entry.ts';

const renderPage = (...tags: CacheTag[]): Promise<PageEntry> =>
  toPageEntry({ status: 200, tags, headers: {}, html: '<p>page</p>' });

const LARGE = 1_000_000;

describe('page cache', () => {
  it('renders a page once for concurrent requests', async () => {
    const cache = new PageCache(LARGE);
    const render = vi.fn(() => renderPage('site'));

    const pages = await Promise.all([1, 2, 3, 4].map(() => cache.load('/posts', render)));

    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(pages).size).toBe(1);
    expect(cache.get('/posts')).toBe(pages[0]);
  });

  it('invalidates only the pages with the changed tag', async () => {
    const cache = new PageCache(LARGE);
    await cache.load('/posts', () => renderPage('site', 'posts'));
    await cache.load('/donate', () => renderPage('site'));

    cache.invalidate('posts');

    expect(cache.get('/posts')).toBeUndefined();
    expect(cache.get('/donate')).toBeDefined();
  });

  it('neither stores a page whose content changed during rendering nor shares it with later requests', async () => {
    const cache = new PageCache(LARGE);
    const finish: ((page: PageEntry) => void)[] = [];
    const render = () => new Promise<PageEntry>((resolve) => finish.push(resolve));
    const before = cache.load('/posts', render);
    cache.invalidate('posts');
    const after = cache.load('/posts', render);

    const [oldPage, newPage] = await Promise.all([renderPage('posts'), renderPage('posts')]);
    finish[1]?.(newPage);
    expect(await after).toBe(newPage);
    finish[0]?.(oldPage);

    expect(await before).toBe(oldPage);
    expect(cache.get('/posts')).toBe(newPage);
  });

  it('does not store a page without tags', async () => {
    const cache = new PageCache(LARGE);

    await cache.load('/post/9', () => renderPage());

    expect(cache.get('/post/9')).toBeUndefined();
  });

  it('retries after a failed rendering', async () => {
    const cache = new PageCache(LARGE);

    await expect(cache.load('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await cache.load('/', () => renderPage('site'));

    expect(cache.get('/')).toBeDefined();
  });

  it('evicts the least recently used page', async () => {
    const page = await renderPage('site');
    const cache = new PageCache(page.bytes * 2);
    cache.set('/a', page);
    cache.set('/b', page);
    cache.get('/a');

    cache.set('/c', page);

    expect(['/a', '/b', '/c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
  });

  it('expires a page after its TTL', async () => {
    const start = 1_000_000;
    let now = start;
    const cache = new PageCache(LARGE, () => now);
    cache.set('/', { ...(await renderPage('site')), ttlS: 60 });
    cache.set('/posts', await renderPage('site'));

    now = start + 60_000;
    expect(cache.get('/')).toBeDefined();
    now = start + 60_001;

    expect(cache.get('/')).toBeUndefined();
    expect(cache.get('/posts')).toBeDefined();
  });

  it('evicts pages with a query first', async () => {
    const page = await renderPage('site');
    const cache = new PageCache(page.bytes * 3);
    for (const key of ['/a', '/store?tag=1', '/b', '/store?tag=2', '/store?tag=3']) cache.set(key, page);

    const cached = ['/a', '/b', '/store?tag=1', '/store?tag=2', '/store?tag=3'];
    expect(cached.filter((key) => cache.get(key) !== undefined)).toEqual(['/a', '/b', '/store?tag=3']);
  });

  it('does not store a page larger than the cache', async () => {
    const page = await renderPage('site');
    const cache = new PageCache(page.bytes - 1);

    cache.set('/a', page);

    expect(cache.get('/a')).toBeUndefined();
  });
});
