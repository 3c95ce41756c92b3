import type { Product } from '@paniscus/domain/products';
import { Clock } from '@paniscus/server/platform';
import { buildLineItem, fetchProductsByTitle, startServerWithSandbox } from '@paniscus/server/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CartPricing } from './cart-pricing.service.ts';
import { CatalogRefresher } from './catalog-refresher.ts';
import { CatalogStore } from './catalog.store.ts';

const { sandbox, server } = await startServerWithSandbox();

let mug: Product | undefined;
let tote: Product | undefined;
let minutes = 0;

beforeEach(async () => {
  await sandbox.reset();
  await sandbox.restoreCatalog();
  advanceMinutes(2);
  const { fetchedAt } = await server.app.get(CatalogStore).readCatalog();
  await server.app.get(CatalogRefresher).refresh(fetchedAt);
  const products = await fetchProductsByTitle(server);
  mug = products.get('Banana Mug');
  tote = products.get('Treehouse Tote');
  await sandbox.reset();
});

function advanceMinutes(more: number) {
  minutes += more;
  const time = new Date(Date.now() + minutes * 60_000);
  vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(time);
}
const price = (...lines: ReturnType<typeof buildLineItem>[]) =>
  server.app.get(CartPricing).price(lines, { field: 'cart' });
const listCalls = async () => (await sandbox.calls('printify')).map(({ path }) => path.split('/').at(-1));

describe('cart pricing', () => {
  it("uses the store's price with the title and image for the order", async () => {
    const lines = await price({ ...buildLineItem(mug, '15oz / White', 2), price: 0.01 });

    expect(lines).toEqual([
      {
        productId: mug?.id,
        variantId: expect.any(Number),
        title: 'Banana Mug - 15oz / White',
        quantity: 2,
        priceCents: 1850,
        discountCents: 0,
        image: expect.stringMatching(/^\/api\/product-pictures\/[0-9a-f]{32}$/),
        tags: ['Mugs'],
      },
    ]);
  });

  it('makes no request while the catalog is fresh', async () => {
    await price(buildLineItem(mug, '11oz / White'));

    expect(await listCalls()).toEqual([]);
  });

  it('refreshes after half a minute, once per product even for concurrent buyers', async () => {
    await sandbox.changeCatalog({ product: 'banana-mug', price: 1700 });
    advanceMinutes(1);

    const carts = await Promise.all(
      Array.from({ length: 10 }, () =>
        price(buildLineItem(mug, '11oz / White'), buildLineItem(mug, '15oz / White')),
      ),
    );

    expect(new Set(carts.flat().map(({ priceCents }) => priceCents))).toEqual(new Set([1700]));
    expect(await listCalls()).toEqual([`${mug?.id}.json`]);
    expect((await fetchProductsByTitle(server)).get('Banana Mug')?.variants[0]?.price).toBe(1700);
  });

  it('uses the last known price while Printify is down', async () => {
    await sandbox.changeCatalog({ product: 'banana-mug', price: 1700 });
    await sandbox.injectFault({ service: 'printify', mode: 'down' });
    advanceMinutes(3);

    const [line] = await price(buildLineItem(mug, '11oz / White'));

    expect(line?.priceCents).toBe(1600);
  });

  it('rejects a product withdrawn meanwhile and removes it from the store at once', async () => {
    await sandbox.changeCatalog({ product: 'treehouse-tote', visible: false });
    const line = buildLineItem(tote, tote?.variants[0]?.title ?? '');
    advanceMinutes(1);

    await expect(price(line)).rejects.toMatchObject({ status: 422 });

    expect((await fetchProductsByTitle(server)).has('Treehouse Tote')).toBe(false);
  });
});
