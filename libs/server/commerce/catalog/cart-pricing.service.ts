import { Injectable } from '@nestjs/common';
import { toCartItem, formatCartTitle, QUANTITY_MAX } from '@paniscus/domain/cart';
import type { CartItem } from '@paniscus/domain/cart';
import type { Cents } from '@paniscus/domain/money';
import type { FieldErrors } from '@paniscus/domain/problem';
import { isBuyable } from '@paniscus/domain/products';
import type { Product } from '@paniscus/domain/products';
import { invalid } from '@paniscus/server/platform';
import { CatalogService } from './catalog.service.ts';

/** An item the browser wants to buy. Its price is ignored. */
export type WantedLine = Pick<CartItem, 'product_id' | 'variant_id' | 'quantity'>;

export type PricedLine = {
  productId: string;
  variantId: number;
  /** Product title with size and color. */
  title: string;
  quantity: number;
  priceCents: Cents;
  image: string;
  tags: string[];
};

type Refusal = { field: keyof WantedLine; sentence: string };

/** The only source of prices. */
@Injectable()
export class CartPricing {
  constructor(private readonly catalog: CatalogService) {}

  /**
   * Prices cart lines, refreshing products from Printify unless they were just checked. `field` is the list's field
   * name in the request. Throws problems of status 422, naming every line that cannot be bought ('cart[0].variant_id'),
   * and 503.
   */
  async price(wanted: readonly WantedLine[], { field }: { field: string }): Promise<PricedLine[]> {
    const products = await this.catalog.current(wanted.map(({ product_id }) => product_id));
    const errors: FieldErrors = {};
    const lines = wanted.flatMap((line, index) => {
      const earlier = wanted.slice(0, index).filter((other) => isSameVariant(other, line));
      const priced = priceLine(line, products.get(line.product_id), earlier);
      if (!('sentence' in priced)) return [priced];
      errors[`${field}[${index}].${priced.field}`] = priced.sentence;
      return [];
    });
    const [detail] = Object.values(errors);
    if (detail !== undefined) throw invalid(errors, detail);
    return lines;
  }
}

const isSameVariant = (one: WantedLine, other: WantedLine) =>
  one.product_id === other.product_id && one.variant_id === other.variant_id;

function priceLine(
  { variant_id, quantity }: WantedLine,
  product: Product | undefined,
  earlier: readonly WantedLine[],
): PricedLine | Refusal {
  const gone = 'is no longer available. Please remove it from your cart.';
  if (product === undefined) return { field: 'product_id', sentence: `One of these products ${gone}` };
  const variant = product.variants.find(({ id }) => id === variant_id);
  if (variant === undefined)
    return { field: 'variant_id', sentence: `The selected option of ${product.title} ${gone}` };
  const title = formatCartTitle(product, variant);
  if (!variant.is_enabled) return { field: 'variant_id', sentence: `${title} ${gone}` };
  if (!isBuyable(variant))
    return { field: 'variant_id', sentence: `${title} is sold out. Please remove it from your cart.` };
  const total = earlier.reduce((sum, line) => sum + line.quantity, quantity);
  if (total > QUANTITY_MAX)
    return { field: 'quantity', sentence: `You can order at most ${QUANTITY_MAX} of ${title} at once.` };
  return {
    productId: product.id,
    variantId: variant.id,
    title,
    quantity,
    priceCents: variant.price,
    image: toCartItem(product, variant, quantity).image,
    tags: product.tags,
  };
}
