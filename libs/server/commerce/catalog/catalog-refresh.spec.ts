import type { Product } from '@paniscus/domain/products';
import { PrintifyService } from '@paniscus/server/integrations';
import { Clock, EventLog, Scheduler, CacheInvalidationService } from '@paniscus/server/platform';
import { cachePage, ASYNC_TIMEOUT_MS, startTestApp, startTestSandbox } from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CatalogRefresher } from './catalog-refresher.ts';
import { CatalogStore } from './catalog.store.ts';

let sandbox: TestSandbox;
let server: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(async () => {
  vi.restoreAllMocks();
  await sandbox.reset();
  await sandbox.restoreCatalog();
  server = await startTestApp(sandbox.environment);
  return () => server.stop();
});
afterAll(() => sandbox.stop());

const fetchProducts = async () =>
  (await (await fetch(`${server.url}/api/printify-products/`)).json()) as Product[];
const listProductCalls = async () =>
  (await sandbox.calls('printify')).filter(({ path }) => path.includes('/products'));
const advanceMinutes = (minutes: number) => {
  const time = new Date(Date.now() + minutes * 60_000);
  vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(time);
};

describe('a catalog change at Printify', () => {
  it('appears after a few minutes in the background and invalidates the pages', async () => {
    await fetchProducts();
    const isCached = await cachePage(server, '/store', 'products');
    await sandbox.changeCatalog({ product: 'banana-mug', price: 9999 });

    advanceMinutes(6);
    const stale = await fetchProducts();
    const findPrice = (list: Product[]) =>
      list.find(({ title }) => title === 'Banana Mug')?.variants[0]?.price;

    expect(findPrice(stale)).not.toBe(9999);
    await vi.waitFor(async () => expect(findPrice(await fetchProducts())).toBe(9999), ASYNC_TIMEOUT_MS);
    await vi.waitFor(() => expect(isCached()).toBe(false), ASYNC_TIMEOUT_MS);
  });

  it('does not invalidate pages when it leaves every product unchanged', async () => {
    await fetchProducts();
    await server.app.get(CacheInvalidationService).poll();
    const isCached = await cachePage(server, '/store', 'products');
    const before = (await listProductCalls()).length;

    advanceMinutes(6);
    await fetchProducts();
    await vi.waitFor(
      async () => expect((await listProductCalls()).length).toBe(2 * before),
      ASYNC_TIMEOUT_MS,
    );
    const [state] = await server.app
      .get(DataSource)
      .query<{ version: string }[]>('SELECT version FROM catalogue_state');

    expect(state?.version).toBe('1');
    expect(isCached()).toBe(true);
  });
});

describe('several servers on one database', () => {
  function createRefresher(): CatalogRefresher {
    const { app, settings } = server;
    return new CatalogRefresher(
      new CatalogStore(app.get(DataSource)),
      app.get(PrintifyService),
      app.get(CacheInvalidationService),
      app.get(Clock),
      app.get(EventLog),
      settings,
      app.get(Scheduler),
    );
  }

  it('fetch the catalog once together', async () => {
    // The clock is stopped, so that no claim expires on a slow machine.
    advanceMinutes(0);
    const refreshers = [server.app.get(CatalogRefresher), ...Array.from({ length: 3 }, createRefresher)];

    await Promise.all(refreshers.map((refresher) => refresher.refresh(null)));

    const pages = (await listProductCalls()).map(({ path }) => path);
    expect(new Set(pages).size).toBe(pages.length);
    expect((await fetchProducts()).length).toBeGreaterThanOrEqual(12);
  });

  it('continue after one of them was killed during a fetch', async () => {
    const store = server.app.get(CatalogStore);
    await store.claim(null, new Date(Date.now() - 120_000), new Date(Date.now() - 60_000));

    await server.app.get(CatalogRefresher).refresh(null);

    expect((await fetchProducts()).length).toBeGreaterThanOrEqual(12);
  });
});
