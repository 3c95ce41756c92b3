import { Scheduler, CacheInvalidationService } from '@paniscus/server/platform';
import { startServer } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import { toPageEntry } from './page-entry.ts';

const server = await startServer();

describe('cache invalidation', () => {
  async function createOtherProcess() {
    const cache = new PageCache(1_000_000);
    const page = await toPageEntry({ status: 200, tags: ['posts'], headers: {}, html: '' });
    const invalidation = new CacheInvalidationService(server.app.get(DataSource), server.app.get(Scheduler));
    invalidation.subscribe((tag) => cache.invalidate(tag));
    await invalidation.onApplicationBootstrap();
    return { cache, invalidation, cachePage: () => cache.set('/posts', page) };
  }

  it('reaches other processes at their next poll', async () => {
    const other = await createOtherProcess();
    other.cachePage();

    await server.app.get(CacheInvalidationService).invalidate('posts');
    await other.invalidation.poll();

    expect(other.cache.get('/posts')).toBeUndefined();
  });

  it('is applied once, so that pages rendered since then stay cached', async () => {
    const other = await createOtherProcess();
    await server.app.get(CacheInvalidationService).invalidate('posts');
    await other.invalidation.poll();

    other.cachePage();
    await other.invalidation.poll();

    expect(other.cache.get('/posts')).toBeDefined();
  });

  it('leaves pages with other tags cached', async () => {
    const other = await createOtherProcess();
    other.cachePage();

    await server.app.get(CacheInvalidationService).invalidate('videos');
    await other.invalidation.poll();

    expect(other.cache.get('/posts')).toBeDefined();
  });
});
