import { describe, expect, it } from 'vitest';
import {
  listColorChoices,
  getGallery,
  findListedVariant,
  parseOptions,
  findPicturedVariant,
  getPreselectedVariant,
  buildProductPictureUrl,
  listSizeChoices,
  findVariant,
} from './product.rules.ts';
import type { ProductImage, ProductVariant } from './product-response.schema.ts';

const variant = (id: number, title: string, changes: Partial<ProductVariant> = {}): ProductVariant => ({
  id,
  title,
  price: 2400,
  is_enabled: true,
  is_available: true,
  ...changes,
});
const image = (src: string, ...variant_ids: number[]): ProductImage => ({
  src,
  position: 'front',
  variant_ids,
});

const shirt = {
  variants: [
    variant(1, 'S / Moss'),
    variant(2, 'M / Moss'),
    variant(3, 'L / Moss', { is_available: false }),
    variant(4, 'M / Sand'),
    variant(5, 'L / Sand', { is_enabled: false }),
  ],
};

describe('variant', () => {
  it('gets its size and color from its title', () => {
    expect(parseOptions({ title: 'M / Moss' })).toEqual({ size: 'M', color: 'Moss' });
    expect(parseOptions({ title: '12x18' })).toEqual({ size: '12x18', color: '' });
    expect(parseOptions({ title: '2XL / Black / White' })).toEqual({ size: '2XL', color: 'Black / White' });
  });

  it('is found by size and color only when enabled', () => {
    expect(findVariant(shirt, { size: 'M', color: 'Sand' })?.id).toBe(4);
    expect(findVariant(shirt, { size: 'L', color: 'Sand' })).toBeUndefined();
    expect(findVariant(shirt, { size: 'S', color: 'Sand' })).toBeUndefined();
  });
});

describe('default variant', () => {
  it('of a product in a list is the first enabled one, otherwise the first', () => {
    const [soldOut, hidden] = [
      variant(1, 'S / Moss', { is_available: false }),
      variant(2, 'M / Moss', { is_enabled: false }),
    ];

    expect(findListedVariant({ variants: [hidden, soldOut] })).toBe(soldOut);
    expect(findListedVariant({ variants: [hidden] })).toBe(hidden);
    expect(findListedVariant({ variants: [] })).toBeUndefined();
  });

  it('of the product page is the first buyable one, otherwise the first enabled one, otherwise the first', () => {
    const soldOut = variant(1, 'S / Moss', { is_available: false });
    const hidden = variant(2, 'M / Moss', { is_enabled: false });
    const buyable = variant(3, 'L / Moss');

    expect(getPreselectedVariant({ variants: [hidden, soldOut, buyable] })).toBe(buyable);
    expect(getPreselectedVariant({ variants: [hidden, soldOut] })).toBe(soldOut);
    expect(getPreselectedVariant({ variants: [hidden] })).toBe(hidden);
  });
});

describe('product options', () => {
  it('contain each size with its availability in the selected color', () => {
    expect(listSizeChoices(shirt, 'Moss')).toEqual([
      { value: 'S', state: 'available' },
      { value: 'M', state: 'available' },
      { value: 'L', state: 'sold-out' },
    ]);
    expect(listSizeChoices(shirt, 'Sand')).toEqual([
      { value: 'S', state: 'not-made' },
      { value: 'M', state: 'available' },
      { value: 'L', state: 'not-made' },
    ]);
  });

  it('contain each color with its availability in the selected size', () => {
    expect(listColorChoices(shirt, 'L')).toEqual([
      { value: 'Moss', state: 'sold-out' },
      { value: 'Sand', state: 'not-made' },
    ]);
  });

  it('contain no colors when the variants have only one option', () => {
    const print = { variants: [variant(1, '12x18'), variant(2, '18x24')] };

    expect(listColorChoices(print, '12x18')).toEqual([]);
    expect(listSizeChoices(print, '').map(({ value }) => value)).toEqual(['12x18', '18x24']);
  });
});

describe('product pictures', () => {
  const images = [image('/1', 1), image('/2', 2, 3), image('/3', 2), image('/4', 2)];

  it('are at most two pictures of the variant, or of the product when the variant has none', () => {
    expect(getGallery({ images }, variant(2, 'M / Moss')).map(({ src }) => src)).toEqual(['/2', '/3']);
    expect(getGallery({ images }, variant(1, 'S / Moss')).map(({ src }) => src)).toEqual(['/1']);
    expect(getGallery({ images }, variant(9, 'L / Moss')).map(({ src }) => src)).toEqual(['/1', '/2']);
    expect(getGallery({ images }, undefined).map(({ src }) => src)).toEqual(['/1', '/2']);
  });

  it('show the selected color even when the size is not made in it', () => {
    expect(findPicturedVariant(shirt, { size: 'S', color: 'Sand' })?.id).toBe(4);
    expect(findPicturedVariant(shirt, { size: 'L', color: 'Moss' })?.id).toBe(3);
    expect(findPicturedVariant(shirt, { size: 'S', color: 'Blue' })?.id).toBe(1);
  });

  it('have the width in their URL when the site stores them, and an unchanged URL otherwise', () => {
    expect(buildProductPictureUrl('/api/product-pictures/abc', 480)).toBe(
      '/api/product-pictures/abc/480.webp',
    );
    expect(buildProductPictureUrl('https://example.org/a.png', 480)).toBe('https://example.org/a.png');
  });
});
