import type { Product, ProductVariant } from '@paniscus/domain/products';
import { describe, expect, it } from 'vitest';
import { buildProductMeta } from './product';

const createVariant = (overrides: Partial<ProductVariant> = {}): ProductVariant => ({
  id: 1,
  title: 'M / Moss',
  price: 2400,
  is_enabled: true,
  is_available: true,
  ...overrides,
});
const createProduct = (overrides: Partial<Product> = {}): Product => ({
  id: 'shirt',
  title: 'Forest Shirt',
  description: '<p>Soft.</p>',
  images: [],
  variants: [createVariant()],
  tags: [],
  created_at: '2026-01-01T00:00:00Z',
  ...overrides,
});

const readMeta = (product: Product) => {
  const descriptors = buildProductMeta(product) as Record<string, unknown>[];
  const structured = descriptors.find((descriptor) => 'script:ld+json' in descriptor);
  return { descriptors, structured: structured?.['script:ld+json'] as Record<string, unknown> };
};

describe('product page metadata', () => {
  it('includes the plain-text description, the pictures and the public URL', () => {
    const product = createProduct({
      id: 'shirt',
      title: 'Forest Shirt',
      description: '<p>Soft &amp; <b>warm</b>.</p><ul><li>Cotton</li></ul>',
      images: [{ src: '/api/product-pictures/abc', position: 'front', variant_ids: [1] }],
      variants: [createVariant({ id: 1, price: 2400 })],
    });

    const { descriptors, structured } = readMeta(product);

    expect(descriptors).toContainEqual({ name: 'description', content: 'Soft & warm. Cotton.' });
    expect(descriptors).toContainEqual({
      property: 'og:image',
      content: 'https://public-url.invalid/api/product-pictures/abc/960.webp',
    });
    expect(structured).toMatchObject({
      '@type': 'Product',
      name: 'Forest Shirt',
      sku: 'shirt',
      url: 'https://public-url.invalid/product/shirt',
    });
  });

  it('includes the price range of visible variants and the availability', () => {
    const enabled = [
      createVariant({ id: 1, price: 2400 }),
      createVariant({ id: 2, price: 2650, is_available: false }),
    ];
    const hidden = createVariant({ id: 3, price: 100, is_enabled: false });

    expect(readMeta(createProduct({ variants: [...enabled, hidden] })).structured['offers']).toMatchObject({
      lowPrice: '24.00',
      highPrice: '26.50',
      offerCount: 2,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    });
    const soldOut = enabled.map((variant) => ({ ...variant, is_available: false }));
    expect(readMeta(createProduct({ variants: soldOut })).structured['offers']).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
    });
  });

  it('truncates a long description at a word boundary', () => {
    const { descriptors } = readMeta(createProduct({ description: `<p>${'word '.repeat(100)}</p>` }));

    const description = descriptors.find(({ name }) => name === 'description')?.['content'] as string;
    expect(description.length).toBeLessThanOrEqual(162);
    expect(description.endsWith('word …')).toBe(true);
  });
});
