import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCT_SORTS, parseProductFilter, filterProducts, listTags } from './product-list.rules.ts';
import { buildPictureSources } from './product-picture.rules.ts';
import { isSoldOut, getListPrice, listVariantOptions } from './product-price.rules.ts';
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
const products = [shirt, mug, tote];
const NO_FILTER = { text: '', tag: '', sort: 'featured', isAvailableOnly: false } as const;
const createQuery = (query: Record<string, string>) => ({ get: (name: string) => query[name] ?? null });
const listTitles = (products: Product[]) => products.map(({ title }) => title);

describe('product list', () => {
  it('collects the tags of all products', () => {
    expect(listTags(products)).toEqual(['Apparel', 'Bags', 'Mugs', 'New']);
  });

  it('filters by tag and by availability', () => {
    expect(listTitles(filterProducts(products, { ...NO_FILTER, tag: 'Mugs' }))).toEqual(['Mug']);
    expect(listTitles(filterProducts(products, { ...NO_FILTER, isAvailableOnly: true }))).toEqual([
      'Shirt',
      'Mug',
    ]);
    expect(filterProducts(products, { ...NO_FILTER, tag: 'Bags', isAvailableOnly: true })).toEqual([]);
  });

  it.each(['mug', 'MUGS', 'mu', '1450 moss', 'mug mosss', 'cup', 'Cups'])('finds the mug by "%s"', (text) => {
    expect(listTitles(filterProducts(products, { ...NO_FILTER, text }))).toEqual(['Mug']);
  });

  it.each(['hug', 'poster', 'mug shirt'])('finds nothing by "%s"', (text) => {
    expect(filterProducts(products, { ...NO_FILTER, text })).toEqual([]);
  });

  it.each([
    ['featured', ['Shirt', 'Mug', 'Tote']],
    ['newest', ['Mug', 'Tote', 'Shirt']],
    ['price-up', ['Mug', 'Tote', 'Shirt']],
    ['price-down', ['Shirt', 'Tote', 'Mug']],
    ['name', ['Mug', 'Shirt', 'Tote']],
  ] as const)('sorts by %s', (sort, titles) => {
    expect(listTitles(filterProducts(products, { ...NO_FILTER, sort }))).toEqual(titles);
  });

  it('neither mutates its input nor loses products when sorting', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(products), fc.constantFrom(...PRODUCT_SORTS), (input, sort) => {
        const before = [...input];

        const found = filterProducts(input, { ...NO_FILTER, sort });

        expect(input).toEqual(before);
        expect(new Set(found)).toEqual(new Set(input));
      }),
    );
  });

  it('parses the filter from the query string and ignores unknown values', () => {
    const query = createQuery({ tag: 'Mugs', sort: 'price-up', available: '1' });

    expect(parseProductFilter(query)).toEqual({
      text: '',
      tag: 'Mugs',
      sort: 'price-up',
      isAvailableOnly: true,
    });
    expect(parseProductFilter(createQuery({ sort: 'toString', available: 'yes' }))).toEqual(NO_FILTER);
  });
});

describe('product in a list', () => {
  it('has the lowest price, marked as "from" when other variants cost more', () => {
    expect(getListPrice(shirt)).toEqual({ cents: 2400, isStartingPrice: true });
    expect(getListPrice(mug)).toEqual({ cents: 1450, isStartingPrice: false });
  });

  it('has a price that ignores variants that cannot be bought', () => {
    const cheapestSoldOut = { variants: [variant(900, { is_available: false }), variant(2400)] };
    const cheapestHidden = {
      variants: [variant(900, { is_enabled: false }), variant(2400, { is_available: false })],
    };

    expect(getListPrice(cheapestSoldOut)).toEqual({ cents: 2400, isStartingPrice: false });
    expect(getListPrice(cheapestHidden)).toEqual({ cents: 2400, isStartingPrice: false });
    expect(getListPrice({ variants: [] })).toEqual({ cents: 0, isStartingPrice: false });
  });

  it('is sold out when no variant can be bought', () => {
    expect(isSoldOut(tote)).toBe(true);
    expect(isSoldOut(shirt)).toBe(false);
  });

  it('lists the distinct sizes and colors of the enabled variants', () => {
    const variants = [variant(1), variant(2), variant(3, { is_enabled: false })];

    expect(listVariantOptions({ variants })).toEqual({ sizes: ['1', '2'], colors: ['Moss'] });
  });
});

describe('responsive product picture', () => {
  it('has a source for every stored width', () => {
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
