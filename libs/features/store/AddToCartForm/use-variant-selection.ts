import {
  listColorChoices,
  getGallery,
  parseOptions,
  findPicturedVariant,
  getPreselectedVariant,
  listSizeChoices,
  findVariant,
} from '@paniscus/domain/products';
import type { Product, ProductVariant } from '@paniscus/domain/products';
import { useState } from 'react';

export function useVariantSelection(product: Product) {
  const [{ size, color }, setOptions] = useState(() =>
    parseOptions(getPreselectedVariant(product) ?? { title: '' }),
  );
  const [quantity, setQuantity] = useState(1);
  const variant: ProductVariant | undefined = findVariant(product, { size, color });
  return {
    size,
    color,
    quantity,
    /** The enabled variant of the selected size and color; undefined if there is none. */
    variant,
    sizes: listSizeChoices(product, color),
    colors: listColorChoices(product, size),
    images: getGallery(product, findPicturedVariant(product, { size, color })),
    setSize: (value: string) => setOptions((options) => ({ ...options, size: value })),
    setColor: (value: string) => setOptions((options) => ({ ...options, color: value })),
    setQuantity,
  };
}

export type VariantSelection = ReturnType<typeof useVariantSelection>;
