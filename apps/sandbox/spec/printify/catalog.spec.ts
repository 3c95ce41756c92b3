import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRODUCT_PICTURES } from '../../src/printify/catalog/pictures.ts';
import { startSandbox } from '../../src/sandbox.ts';
import { readSettings } from '../../src/settings.ts';
import { advanceClock, callControlApi, createTempDataDir, TEST_SETTINGS } from '../test-sandbox.ts';
import { startPrintify, SHOP, TOKEN } from './test-printify.ts';
import type { Product } from './test-printify.ts';

interface Page {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  from: number | null;
  to: number | null;
  next_page_url: string | null;
  data: Product[];
}

describe('Printify catalog', () => {
  it('is paginated', async () => {
    const shop = await startPrintify();

    const first = await shop.call<Page>('GET', 'products.json?limit=10');
    const second = await shop.call<Page>('GET', 'products.json?limit=10&page=2');
    const beyond = await shop.call<Page>('GET', 'products.json?page=9');
    const oversized = await shop.call('GET', 'products.json?limit=51');

    expect(first.body).toMatchObject({
      current_page: 1,
      last_page: 2,
      per_page: 10,
      total: 15,
      from: 1,
      to: 10,
      next_page_url: '/?page=2',
    });
    expect(second.body).toMatchObject({ current_page: 2, from: 11, to: 15, next_page_url: null });
    expect(new Set([...first.body.data, ...second.body.data].map(({ id }) => id)).size).toBe(15);
    expect(beyond.body).toMatchObject({ data: [], from: null });
    expect(oversized.status).toBe(400);
  });

  it('returns a product by its id, and 404 for an unknown id', async () => {
    const shop = await startPrintify();
    const listed = await shop.findProduct('Question Shirt');

    const response = await shop.call<Product>('GET', `products/${listed.id}.json`);
    const missing = await shop.call('GET', 'products/000000000000000000000000.json');

    expect(response).toEqual({ status: 200, body: listed });
    expect(missing.status).toBe(404);
  });

  it('has variants that are sold out, disabled or missing', async () => {
    const shop = await startPrintify();

    const { variants, options } = await shop.findProduct('Question Shirt');
    const soldOut = await shop.findProduct('Surprise Tote');
    const single = await shop.findProduct('Field Notebook');

    const variantsByTitle = new Map(variants.map((variant) => [variant.title, variant]));
    expect(variantsByTitle.get('S / Forest')).toMatchObject({
      price: 2600,
      is_enabled: true,
      is_available: true,
    });
    expect(variantsByTitle.get('2XL / Forest')).toMatchObject({ price: 2850 });
    expect(variantsByTitle.get('XL / Forest')).toMatchObject({ is_enabled: true, is_available: false });
    expect(variantsByTitle.get('S / Sand')).toMatchObject({ is_enabled: false });
    expect(variantsByTitle.has('2XL / Night')).toBe(false);
    const titlesById = new Map(
      options.flatMap((option) => option.values).map(({ id, title }) => [id, title]),
    );
    for (const { title, options: optionIds } of variants)
      expect(optionIds.map((id) => titlesById.get(id)).join(' / ')).toBe(title);
    expect(soldOut.variants.some((variant) => variant.is_available)).toBe(false);
    expect(single.variants).toHaveLength(1);
  });

  it('has two pictures per color, all of which are in the list of pictures to draw', async () => {
    const shop = await startPrintify();

    const { body } = await shop.call<Page>('GET', 'products.json?limit=50');

    const drawn = new Set(PRODUCT_PICTURES.map(({ file }) => `${shop.http}/images/${file}`));
    for (const { title, variants, images } of body.data) {
      expect(
        images.filter((image) => image.is_default),
        title,
      ).toHaveLength(1);
      for (const { id } of variants)
        expect(
          images.filter((image) => image.variant_ids.includes(id)).map((image) => image.position),
        ).toEqual(['front', 'other']);
      for (const { src } of images) expect(drawn).toContain(src);
    }
  });

  it('has one unpublished product and one with unsafe HTML in its description', async () => {
    const shop = await startPrintify();

    const { body } = await shop.call<Page>('GET', 'products.json?limit=50');
    const unsafe = await shop.findProduct('Visitor Shirt');

    const hidden = body.data.filter(({ visible }) => !visible);
    expect(hidden.map(({ title }) => title)).toEqual(['Day Forest Print']);
    expect(hidden[0]).not.toHaveProperty('external');
    expect(body.data[0]?.external?.handle).toMatch(/^\/product\//);
    expect(unsafe.description).toContain('<script>');
    expect(unsafe.description).toContain('onclick');
  });

  it('serves pictures from the art folder only', async () => {
    const dataDir = createTempDataDir();
    mkdirSync(join(dataDir, 'art'));
    writeFileSync(join(dataDir, 'art/question-shirt-forest-front.webp'), 'a picture');
    const sandbox = await startSandbox(readSettings({ ...TEST_SETTINGS, DATA_DIR: dataDir }, dataDir));
    const fetchPicture = (path: string) => fetch(`${sandbox.urls.http}/images/${path}`);

    const existing = await fetchPicture('question-shirt-forest-front.webp');
    const missing = await fetchPicture('question-shirt-forest-back.webp');
    const outside = await fetchPicture('..%2Fsandbox%2Frecords.db');

    expect(existing.headers.get('content-type')).toBe('image/webp');
    expect(await existing.text()).toBe('a picture');
    expect([missing.status, outside.status]).toEqual([404, 404]);
    await sandbox.stop();
  });
});

describe('Printify authentication', () => {
  it.each([
    [401, 'without a token', {}],
    [401, 'with another token', { authorization: 'Bearer another' }],
    [400, 'without a user agent', { authorization: `Bearer ${TOKEN}`, 'user-agent': '' }],
  ])('returns %d for a call %s', async (status, _case, headers) => {
    const { http } = await startPrintify();

    const response = await fetch(`${http}/v1/shops/${SHOP}/products.json`, { headers });

    expect(response.status).toBe(status);
  });

  it('returns 404 for another shop', async () => {
    const { http } = await startPrintify();

    const response = await fetch(`${http}/v1/shops/2/products.json`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });

    expect(response.status).toBe(404);
  });

  it('limits calls to 600 per minute', async () => {
    const { http } = await startPrintify();
    const call = () => fetch(`${http}/v1/shops/${SHOP}/webhooks.json`);
    for (let batch = 0; batch < 60; batch += 1)
      await Promise.all(Array.from({ length: 10 }, async () => (await call()).text()));

    const limited = await call();

    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60']);
    await advanceClock(http, 59);
    expect((await call()).status).toBe(429);
    await advanceClock(http, 1);
    expect((await call()).status).toBe(401);
  });
});

describe('catalog change', () => {
  it('survives a reset until it is deleted', async () => {
    const shop = await startPrintify();
    const changeCatalog = (body: object) => callControlApi<Product>(shop.http, 'POST', 'catalog', body);

    await changeCatalog({ product: 'question-shirt', variant: 'M / Forest', price: 9900 });
    await changeCatalog({ product: 'banana-mug', is_available: false });
    await changeCatalog({ product: 'hug-hoodie', visible: false });
    await changeCatalog({ product: 'day-forest-print', visible: true });
    await callControlApi(shop.http, 'POST', 'reset');

    const priced = (await shop.findProduct('Question Shirt')).variants.filter(({ price }) => price === 9900);
    expect(priced.map(({ title }) => title)).toEqual(['M / Forest']);
    expect(
      (await shop.findProduct('Banana Mug')).variants.map((variant) => variant.is_available),
    ).not.toContain(true);
    expect(await shop.findProduct('Hug Hoodie')).not.toHaveProperty('external');
    expect(await shop.findProduct('Day Forest Print')).toHaveProperty('external');
    await callControlApi(shop.http, 'DELETE', 'catalog');
    expect((await shop.findProduct('Banana Mug')).variants.map((variant) => variant.is_available)).toContain(
      true,
    );
  });

  it.each([
    { product: 'nothing', price: 1 },
    { product: 'question-shirt' },
    { product: 'question-shirt', variant: 'M / Pink', price: 1 },
    { product: 'question-shirt', price: -1 },
    { product: 'question-shirt', visible: 'yes' },
    { product: 'question-shirt', color: 'red' },
  ])('is rejected when invalid: %o', async (change) => {
    const { http } = await startPrintify();

    await expect(callControlApi(http, 'POST', 'catalog', change)).rejects.toThrow(/^422/);
  });
});
