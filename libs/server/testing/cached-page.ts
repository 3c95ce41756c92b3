import type { CacheTag } from '@paniscus/routes';
import { PageCache, toPageEntry } from '@paniscus/server/pages';
import type { TestApp } from './test-app.ts';

/** Puts a page with a cache tag into the page cache; returns a function that reports whether it is still cached. */
export async function cachePage(
  { app }: Pick<TestApp, 'app'>,
  path: string,
  tag: CacheTag,
): Promise<() => boolean> {
  const cache = app.get(PageCache);
  cache.set(path, await toPageEntry({ status: 200, tags: [tag], headers: {}, html: '' }));
  return () => cache.get(path) !== undefined;
}
