import type { Product } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clock } from '../common/clock.ts';
import { SecurityLog } from '../common/security-log.ts';
import { PrintifyService } from '../printify/print-shop.service.ts';
import { SOON, startTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { startTestSandbox } from '../testing/test-sandbox.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';
import { PageCache } from '../web/page-cache.ts';
import { toPageEntry } from '../web/page-entry.ts';
import { PagePurge } from '../web/page-purge.service.ts';
import { CatalogueRefresher } from './catalogue-refresher.ts';
import { CatalogueStore } from './catalogue.store.ts';

let sandbox: TestSandbox;
let server: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(async () => {
  vi.restoreAllMocks();
  await sandbox.reset();
  await sandbox.restoreCatalogue();
  server = await startTestApp(sandbox.environment);
  return () => server.stop();
});
afterAll(() => sandbox.stop());

const products = async () =>
  (await (await fetch(`${server.url}/api/printify-products/`)).json()) as Product[];
const productCalls = async () =>
  (await sandbox.calls('printify')).filter(({ path }) => path.includes('/products'));
const inMinutes = (minutes: number) => {
  const time = new Date(Date.now() + minutes * 60_000);
  vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(time);
};

describe('a change at the print shop', () => {
  const aPage = () => toPageEntry({ status: 200, tags: ['products'], headers: {}, html: '' });

  it('is seen a few minutes later without anybody waiting for it, and renews the pages', async () => {
    await products();
    const pages = server.app.get(PageCache);
    pages.set('/store', await aPage());
    await sandbox.changeCatalogue({ product: 'banana-mug', price: 9999 });

    inMinutes(6);
    const stale = await products();
    const priceIn = (list: Product[]) => list.find(({ title }) => title === 'Banana Mug')?.variants[0]?.price;

    expect(priceIn(stale)).not.toBe(9999);
    await vi.waitFor(async () => expect(priceIn(await products())).toBe(9999), SOON);
    await vi.waitFor(() => expect(pages.get('/store')).toBeUndefined(), SOON);
  });

  it('that is none leaves the pages alone', async () => {
    await products();
    // What the first fetch has changed is heard of once more at the next look at the database.
    await server.app.get(PagePurge).poll();
    const pages = server.app.get(PageCache);
    pages.set('/store', await aPage());
    const before = (await productCalls()).length;

    inMinutes(6);
    await products();
    await vi.waitFor(async () => expect((await productCalls()).length).toBe(2 * before), SOON);
    const [state] = await server.app
      .get(DataSource)
      .query<{ version: string }[]>('SELECT version FROM catalogue_state');

    expect(state?.version).toBe('1');
    expect(pages.get('/store')).toBeDefined();
  });
});

describe('several servers on one database', () => {
  /** Another process on the same database, as far as fetching is concerned. */
  function otherRefresher(): CatalogueRefresher {
    const { app, settings } = server;
    return new CatalogueRefresher(
      new CatalogueStore(app.get(DataSource)),
      app.get(PrintifyService),
      app.get(PagePurge),
      app.get(Clock),
      app.get(SecurityLog),
      settings,
    );
  }

  it('fetch the catalogue once when all of them need it', async () => {
    const refreshers = [server.app.get(CatalogueRefresher), ...Array.from({ length: 3 }, otherRefresher)];

    await Promise.all(refreshers.map((refresher) => refresher.refresh(null)));

    const pages = (await productCalls()).map(({ path }) => path);
    expect(new Set(pages).size).toBe(pages.length);
    expect((await products()).length).toBeGreaterThanOrEqual(12);
  });

  it('go on without the one that was killed while it fetched', async () => {
    const store = server.app.get(CatalogueStore);
    await store.claim(null, new Date(Date.now() - 120_000), new Date(Date.now() - 60_000));

    await server.app.get(CatalogueRefresher).refresh(null);

    expect((await products()).length).toBeGreaterThanOrEqual(12);
  });
});
