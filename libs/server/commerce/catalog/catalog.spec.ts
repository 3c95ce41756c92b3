import type { Product } from '@paniscus/domain/products';
import { Clock } from '@paniscus/server/platform';
import { startServerWithSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CatalogRefresher } from './catalog-refresher.ts';

const { sandbox, server } = await startServerWithSandbox();

beforeEach(async () => {
  vi.restoreAllMocks();
  await sandbox.clearFaults();
  await server.app
    .get(CatalogRefresher)
    .refresh(null)
    .catch(() => undefined);
  await sandbox.reset();
  await sandbox.restoreCatalog();
  await server.app
    .get(DataSource)
    .query('UPDATE catalogue_state SET fetched_at = NULL, version = version + 1');
});

const fetchList = () => fetch(`${server.url}/api/printify-products/`);
const fetchProducts = async () => (await (await fetchList()).json()) as Product[];
const fetchTitles = async () => (await fetchProducts()).map(({ title }) => title);
const listProductCalls = async () =>
  (await sandbox.calls('printify')).filter(({ path }) => path.includes('/products'));
const advanceMinutes = (minutes: number) => {
  const time = new Date(Date.now() + minutes * 60_000);
  vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(time);
};

describe('product list', () => {
  it("contains the published products in Printify's order", async () => {
    const response = await fetchList();

    const list = (await response.json()) as Product[];
    expect(response.status).toBe(200);
    expect(list.length).toBeGreaterThanOrEqual(12);
    expect(list[0]).toMatchObject({ title: 'Question Shirt', created_at: '2026-01-12T09:20:00.000Z' });
    expect(list.map(({ title }) => title)).not.toContain('Day Forest Print');
    expect(list.every(({ variants }) => variants.some(({ is_enabled }) => is_enabled))).toBe(true);
  });

  it('marks sizes and colors that are not sold or currently unavailable', async () => {
    const [shirt] = await fetchProducts();

    const findVariant = (title: string) => shirt?.variants.find((variant) => variant.title === title);
    expect(findVariant('S / Forest')).toMatchObject({ is_enabled: true, is_available: true });
    expect(findVariant('S / Sand')).toMatchObject({ is_enabled: false });
    expect(findVariant('XL / Forest')).toMatchObject({ is_enabled: true, is_available: false });
  });

  it('contains image URLs of this site only', async () => {
    const sources = (await fetchProducts()).flatMap(({ images }) => images.map(({ src }) => src));

    expect(sources.length).toBeGreaterThan(12);
    for (const src of sources) expect(src).toMatch(/^\/api\/product-pictures\/[0-9a-f]{32}$/);
  });

  it('omits a product that was withdrawn or has nothing left for sale', async () => {
    await sandbox.changeCatalog({ product: 'question-shirt', visible: false });
    await sandbox.changeCatalog({ product: 'banana-mug', is_enabled: false });

    const titles = await fetchTitles();

    expect(titles).not.toContain('Question Shirt');
    expect(titles).not.toContain('Banana Mug');
  });

  it('is fetched from Printify once for twenty concurrent first visitors', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, fetchList));

    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const pages = (await listProductCalls()).map(({ path }) => path);
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('returns 304 to a client that has the current version', async () => {
    const first = await fetchList();

    const again = await fetch(`${server.url}/api/printify-products`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });

    expect(first.headers.get('cache-control')).toBe('public, max-age=30');
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });
});

describe('a product', () => {
  it('is found by its id', async () => {
    const [shirt] = await fetchProducts();

    const response = await fetch(`${server.url}/api/printify-products/${shirt?.id}/`);

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(shirt);
  });

  it.each(['1', 'no-such-product', '%00', '..%2f..%2fetc', "'%20OR%201=1", 'x'.repeat(150), '%F0%9F%90%92'])(
    'returns 404 for the id %s',
    async (id) => {
      const response = await fetch(`${server.url}/api/printify-products/${id}/`);

      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    },
  );
});

describe('a Printify outage', () => {
  it('leaves the stored catalog available', async () => {
    const before = await fetchTitles();
    await sandbox.injectFault({ service: 'printify', mode: 'down' });

    advanceMinutes(60);
    const during = await fetchList();

    expect(during.status).toBe(200);
    expect(((await during.json()) as Product[]).map(({ title }) => title)).toEqual(before);
  });

  it('causes 503 while no catalog is stored, and ends when Printify is back', async () => {
    await sandbox.injectFault({ service: 'printify', mode: 'down' });

    const during = await fetchList();
    await sandbox.clearFaults();
    const after = await fetchList();

    expect(during.status).toBe(503);
    expect(Number(during.headers.get('retry-after'))).toBeGreaterThanOrEqual(5);
    expect(after.status).toBe(200);
  });

  it('does not affect readiness', async () => {
    await sandbox.injectFault({ service: 'printify', mode: 'down' });

    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
  });
});
