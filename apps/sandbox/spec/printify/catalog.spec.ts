import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRODUCT_PICTURES } from '../../src/printify/catalog/pictures.ts';
import { startSandbox } from '../../src/sandbox.ts';
import { settingsFrom } from '../../src/settings.ts';
import { controlling, temporaryDataDir } from '../sandbox-under-test.ts';
import { startPrintify, SHOP, TOKEN } from './printify-under-test.ts';
import type { Product } from './printify-under-test.ts';

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
    const tooMany = await shop.call('GET', 'products.json?limit=51');

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
    expect(tooMany.status).toBe(400);
  });

  it('returns a product by its id, and 404 for an unknown id', async () => {
    const shop = await startPrintify();
    const listed = await shop.product('Question Shirt');

    const found = await shop.call<Product>('GET', `products/${listed.id}.json`);
    const missing = await shop.call('GET', 'products/000000000000000000000000.json');

    expect(found).toEqual({ status: 200, body: listed });
    expect(missing.status).toBe(404);
  });

  it('has variants that are sold out, disabled or missing', async () => {
    const shop = await startPrintify();

    const { variants, options } = await shop.product('Question Shirt');
    const soldOut = await shop.product('Surprise Tote');
    const single = await shop.product('Field Notebook');

    const named = new Map(variants.map((each) => [each.title, each]));
    expect(named.get('S / Forest')).toMatchObject({ price: 2600, is_enabled: true, is_available: true });
    expect(named.get('2XL / Forest')).toMatchObject({ price: 2850 });
    expect(named.get('XL / Forest')).toMatchObject({ is_enabled: true, is_available: false });
    expect(named.get('S / Sand')).toMatchObject({ is_enabled: false });
    expect(named.has('2XL / Night')).toBe(false);
    const values = new Map(options.flatMap((each) => each.values).map(({ id, title }) => [id, title]));
    for (const { title, options: chosen } of variants)
      expect(chosen.map((id) => values.get(id)).join(' / ')).toBe(title);
    expect(soldOut.variants.some((each) => each.is_available)).toBe(false);
    expect(single.variants).toHaveLength(1);
  });

  it('has two pictures per color, all of which are in the list of pictures to draw', async () => {
    const shop = await startPrintify();

    const { body } = await shop.call<Page>('GET', 'products.json?limit=50');

    const drawn = new Set(PRODUCT_PICTURES.map(({ file }) => `${shop.http}/images/${file}`));
    for (const { title, variants, images } of body.data) {
      expect(
        images.filter((each) => each.is_default),
        title,
      ).toHaveLength(1);
      for (const { id } of variants)
        expect(images.filter((each) => each.variant_ids.includes(id)).map((each) => each.position)).toEqual([
          'front',
          'other',
        ]);
      for (const { src } of images) expect(drawn).toContain(src);
    }
  });

  it('has one unpublished product and one with unsafe HTML in its description', async () => {
    const shop = await startPrintify();

    const { body } = await shop.call<Page>('GET', 'products.json?limit=50');
    const careless = await shop.product('Visitor Shirt');

    const hidden = body.data.filter(({ visible }) => !visible);
    expect(hidden.map(({ title }) => title)).toEqual(['Day Forest Print']);
    expect(hidden[0]).not.toHaveProperty('external');
    expect(body.data[0]?.external?.handle).toMatch(/^\/product\//);
    expect(careless.description).toContain('<script>');
    expect(careless.description).toContain('onclick');
  });

  it('serves pictures from the art folder only', async () => {
    const dataDir = temporaryDataDir();
    mkdirSync(join(dataDir, 'art'));
    writeFileSync(join(dataDir, 'art/question-shirt-forest-front.webp'), 'a picture');
    const sandbox = await startSandbox(settingsFrom({ SANDBOX_PORT: '0', DATA_DIR: dataDir }, dataDir));
    const picture = (path: string) => fetch(`${sandbox.addresses.http}/images/${path}`);

    const there = await picture('question-shirt-forest-front.webp');
    const missing = await picture('question-shirt-forest-back.webp');
    const outside = await picture('..%2Fsandbox%2Frecords.db');

    expect(there.headers.get('content-type')).toBe('image/webp');
    expect(await there.text()).toBe('a picture');
    expect([missing.status, outside.status]).toEqual([404, 404]);
    await sandbox.stop();
  });
});

describe('Printify authentication', () => {
  it.each([
    [401, 'without a token', {}],
    [401, 'with another token', { authorization: 'Bearer another' }],
    [400, 'without saying who asks', { authorization: `Bearer ${TOKEN}`, 'user-agent': '' }],
  ])('returns %d for a call %s', async (status, _how, headers) => {
    const { http } = await startPrintify();

    const answer = await fetch(`${http}/v1/shops/${SHOP}/products.json`, { headers });

    expect(answer.status).toBe(status);
  });

  it('returns 404 for another shop', async () => {
    const { http } = await startPrintify();

    const answer = await fetch(`${http}/v1/shops/2/products.json`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });

    expect(answer.status).toBe(404);
  });

  it('limits calls to 600 per minute', async () => {
    const { http } = await startPrintify();
    const ask = () => fetch(`${http}/v1/shops/${SHOP}/webhooks.json`);
    for (let round = 0; round < 60; round += 1)
      await Promise.all(Array.from({ length: 10 }, async () => (await ask()).text()));

    const tooMany = await ask();

    expect(tooMany.status).toBe(429);
    expect(Number(tooMany.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('catalog change', () => {
  it('survives a reset until it is deleted', async () => {
    const shop = await startPrintify();
    const change = (body: object) => controlling<Product>(shop.http, 'POST', 'catalogue', body);

    await change({ product: 'question-shirt', variant: 'M / Forest', price: 9900 });
    await change({ product: 'banana-mug', is_available: false });
    await change({ product: 'hug-hoodie', visible: false });
    await change({ product: 'day-forest-print', visible: true });
    await controlling(shop.http, 'POST', 'reset');

    const priced = (await shop.product('Question Shirt')).variants.filter(({ price }) => price === 9900);
    expect(priced.map(({ title }) => title)).toEqual(['M / Forest']);
    expect((await shop.product('Banana Mug')).variants.map((each) => each.is_available)).not.toContain(true);
    expect(await shop.product('Hug Hoodie')).not.toHaveProperty('external');
    expect(await shop.product('Day Forest Print')).toHaveProperty('external');
    await controlling(shop.http, 'DELETE', 'catalogue');
    expect((await shop.product('Banana Mug')).variants.map((each) => each.is_available)).toContain(true);
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

    await expect(controlling(http, 'POST', 'catalogue', change)).rejects.toThrow(/^422/);
  });
});
