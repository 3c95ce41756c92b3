import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCT_SORTS, productFilterFrom, productsFor, listTags } from './product-list.rules.ts';
import { buildPictureSources } from './product-picture.rules.ts';
import { isSoldOut, getListPrice, listSoldOptions } from './product-price.rules.ts';
import type { Product, ProductVariant } from './product-response.schema.ts';

const variant = (price: number, changes: Partial<ProductVariant> = {}): ProductVariant => ({
  id: price,
  title: `${price} / Moss`,
  price,
  is_enabled: true,
  is_available: true,
  ...changes,
});
const product = (
  title: string,
  tags: string[],
  created_at: string,
  ...variants: ProductVariant[]
): Product => ({
  id: title,
  title,
  description: '',
  images: [],
  variants,
  tags,
  created_at,
});

const shirt = product('Shirt', ['Apparel', 'New'], '2026-03-01', variant(2600), variant(2400));
const mug = product('Mug', ['Mugs'], '2026-05-01', variant(1450));
const tote = product('Tote', ['Bags'], '2026-04-01', variant(1990, { is_available: false }));
const store = [shirt, mug, tote];
const everything = { tag: '', sort: 'featured', isAvailableOnly: false } as const;
const addressWith = (query: Record<string, string>) => ({ get: (name: string) => query[name] ?? null });
const listTitles = (products: Product[]) => products.map(({ title }) => title);

describe('product list', () => {
  it('collects the tags of all products', () => {
    expect(listTags(store)).toEqual(['Apparel', 'Bags', 'Mugs', 'New']);
  });

  it('filters by tag and by availability', () => {
    expect(listTitles(productsFor(store, { ...everything, tag: 'Mugs' }))).toEqual(['Mug']);
    expect(listTitles(productsFor(store, { ...everything, isAvailableOnly: true }))).toEqual([
      'Shirt',
      'Mug',
    ]);
    expect(productsFor(store, { ...everything, tag: 'Bags', isAvailableOnly: true })).toEqual([]);
  });

  it.each([
    ['featured', ['Shirt', 'Mug', 'Tote']],
    ['newest', ['Mug', 'Tote', 'Shirt']],
    ['price-up', ['Mug', 'Tote', 'Shirt']],
    ['price-down', ['Shirt', 'Tote', 'Mug']],
    ['name', ['Mug', 'Shirt', 'Tote']],
  ] as const)('sorts by %s', (sort, titles) => {
    expect(listTitles(productsFor(store, { ...everything, sort }))).toEqual(titles);
  });

  it('neither mutates its input nor loses products when sorting', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(store), fc.constantFrom(...PRODUCT_SORTS), (products, sort) => {
        const before = [...products];

        const found = productsFor(products, { ...everything, sort });

        expect(products).toEqual(before);
        expect(new Set(found)).toEqual(new Set(products));
      }),
    );
  });

  it('parses the filter from the query string and ignores unknown values', () => {
    const chosen = addressWith({ tag: 'Mugs', sort: 'price-up', available: '1' });

    expect(productFilterFrom(chosen)).toEqual({ tag: 'Mugs', sort: 'price-up', isAvailableOnly: true });
    expect(productFilterFrom(addressWith({ sort: 'toString', available: 'yes' }))).toEqual(everything);
  });
});

describe('list price', () => {
  it('is the lowest price, marked when other variants cost more', () => {
    expect(getListPrice(shirt)).toEqual({ cents: 2400, isFrom: true });
    expect(getListPrice(mug)).toEqual({ cents: 1450, isFrom: false });
  });

  it('ignores variants that cannot be bought', () => {
    const cheapGone = { variants: [variant(900, { is_available: false }), variant(2400)] };
    const cheapHidden = {
      variants: [variant(900, { is_enabled: false }), variant(2400, { is_available: false })],
    };

    expect(getListPrice(cheapGone)).toEqual({ cents: 2400, isFrom: false });
    expect(getListPrice(cheapHidden)).toEqual({ cents: 2400, isFrom: false });
    expect(getListPrice({ variants: [] })).toEqual({ cents: 0, isFrom: false });
  });

  it('is accompanied by a sold-out state when no variant can be bought', () => {
    expect(isSoldOut(tote)).toBe(true);
    expect(isSoldOut(shirt)).toBe(false);
  });

  it('is accompanied by the distinct sizes and colors on sale', () => {
    const variants = [variant(1), variant(2), variant(3, { is_enabled: false })];

    expect(listSoldOptions({ variants })).toEqual({ sizes: ['1', '2'], colors: ['Moss'] });
  });
});

describe('responsive product picture', () => {
  it('lists every stored width', () => {
    expect(buildPictureSources('/api/product-pictures/a')).toEqual({
      src: '/api/product-pictures/a/480.webp',
      srcSet:
        '/api/product-pictures/a/240.webp 240w, /api/product-pictures/a/480.webp 480w, /api/product-pictures/a/960.webp 960w',
    });
  });

  it('has a single source when the site does not store the picture', () => {
    expect(buildPictureSources('https://example.org/a.png')).toEqual({ src: 'https://example.org/a.png' });
    expect(buildPictureSources('')).toEqual({ src: '' });
  });
});
