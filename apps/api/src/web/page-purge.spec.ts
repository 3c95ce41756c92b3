import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SecurityLog } from '../common/security-log.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { PageCache } from './page-cache.ts';
import { toPageEntry } from './page-entry.ts';
import { PagePurge } from './page-purge.service.ts';

describe('a change of content', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.stop());

  /** Another process on the same database, as far as pages are concerned. */
  async function otherProcess() {
    const cache = new PageCache(1_000_000);
    const page = await toPageEntry({ status: 200, tags: ['posts'], headers: {}, html: '' });
    const purge = new PagePurge(server.app.get(DataSource), cache, server.app.get(SecurityLog));
    await purge.onApplicationBootstrap();
    return { cache, purge, showPage: () => cache.set('/posts', page) };
  }

  it('is learnt by every other process when it looks', async () => {
    const other = await otherProcess();
    other.showPage();

    await server.app.get(PagePurge).purge('posts');
    await other.purge.poll();

    expect(other.cache.get('/posts')).toBeUndefined();
    other.purge.onModuleDestroy();
  });

  it('is learnt once: what was rendered since stays', async () => {
    const other = await otherProcess();
    await server.app.get(PagePurge).purge('posts');
    await other.purge.poll();

    other.showPage();
    await other.purge.poll();

    expect(other.cache.get('/posts')).toBeDefined();
    other.purge.onModuleDestroy();
  });

  it('of another kind leaves the page alone', async () => {
    const other = await otherProcess();
    other.showPage();

    await server.app.get(PagePurge).purge('videos');
    await other.purge.poll();

    expect(other.cache.get('/posts')).toBeDefined();
    other.purge.onModuleDestroy();
  });
});
