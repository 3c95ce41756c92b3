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
export type CartLineInput = Pick<CartItem, 'product_id' | 'variant_id' | 'quantity'>;

export type PricedLine = {
  productId: string;
  variantId: number;
  /** Product title with size and color. */
  title: string;
  quantity: number;
  priceCents: Cents;
  /** The line's share of a discount on the cart; 0 until one is applied. */
  discountCents: Cents;
  image: string;
  tags: string[];
};

type LineError = { field: keyof CartLineInput; message: string };

/** The only source of prices. */
@Injectable()
export class CartPricing {
  constructor(private readonly catalog: CatalogService) {}

  /**
   * Prices cart lines, refreshing products from Printify unless they were just checked. `field` is the list's field
   * name in the request. Throws problems of status 422, naming every line that cannot be bought ('cart[0].variant_id'),
   * and 503. `isForced` refreshes even products that were just checked.
   */
  async price(
    input: readonly CartLineInput[],
    { field, isForced = false }: { field: string; isForced?: boolean },
  ): Promise<PricedLine[]> {
    const ids = input.map(({ product_id }) => product_id);
    const products = await this.catalog.refreshProducts(ids, { isForced });
    const errors: FieldErrors = {};
    const lines = input.flatMap((line, index) => {
      const previous = input.slice(0, index).filter((other) => isSameVariant(other, line));
      const priced = priceLine(line, products.get(line.product_id), previous);
      if (!('message' in priced)) return [priced];
      errors[`${field}[${index}].${priced.field}`] = priced.message;
      return [];
    });
    const [detail] = Object.values(errors);
    if (detail !== undefined) throw invalid(errors, detail);
    return lines;
  }
}

const isSameVariant = (one: CartLineInput, other: CartLineInput) =>
  one.product_id === other.product_id && one.variant_id === other.variant_id;

function priceLine(
  { variant_id, quantity }: CartLineInput,
  product: Product | undefined,
  previous: readonly CartLineInput[],
): PricedLine | LineError {
  const UNAVAILABLE = 'is no longer available. Please remove it from your cart.';
  if (product === undefined) return { field: 'product_id', message: `One of these products ${UNAVAILABLE}` };
  const variant = product.variants.find(({ id }) => id === variant_id);
  if (variant === undefined)
    return { field: 'variant_id', message: `The selected option of ${product.title} ${UNAVAILABLE}` };
  const title = formatCartTitle(product, variant);
  if (!variant.is_enabled) return { field: 'variant_id', message: `${title} ${UNAVAILABLE}` };
  if (!isBuyable(variant))
    return { field: 'variant_id', message: `${title} is sold out. Please remove it from your cart.` };
  const total = previous.reduce((sum, line) => sum + line.quantity, quantity);
  if (total > QUANTITY_MAX)
    return { field: 'quantity', message: `You can order at most ${QUANTITY_MAX} of ${title} at once.` };
  return {
    productId: product.id,
    variantId: variant.id,
    title,
    quantity,
    priceCents: variant.price,
    discountCents: 0,
    image: toCartItem(product, variant, quantity).image,
    tags: product.tags,
  };
}
