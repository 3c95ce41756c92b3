import {
  listColorChoices,
  getGallery,
  listOptions,
  findPicturedVariant,
  getPreselectedVariant,
  listSizeChoices,
  parseVariants,
} from '@paniscus/domain';
import type { Product, ProductVariant } from '@paniscus/domain';
import { useState } from 'react';

/** What a visitor has chosen of a product so far, and what that means. */
export function useVariantChoice(product: Product) {
  const [{ size, color }, setOptions] = useState(() =>
    listOptions(getPreselectedVariant(product) ?? { title: '' }),
  );
  const [quantity, setQuantity] = useState(1);
  const variant: ProductVariant | undefined = parseVariants(product, { size, color });
  return {
    size,
    color,
    quantity,
    /** The enabled variant of the size and colour; undefined where it is not made. */
    variant,
    sizes: listSizeChoices(product, color),
    colors: listColorChoices(product, size),
    images: getGallery(product, findPicturedVariant(product, { size, color })),
    setSize: (chosen: string) => setOptions({ size: chosen, color }),
    setColor: (chosen: string) => setOptions({ size, color: chosen }),
    setQuantity,
  };
}

export type VariantChoiceValues = ReturnType<typeof useVariantChoice>;
