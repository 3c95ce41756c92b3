import { formatCartTitle, toCartItem } from '@paniscus/domain/cart';
import { isBuyable } from '@paniscus/domain/products';
import type { Product, ProductVariant } from '@paniscus/domain/products';
import type { OrderLineEntity } from '../../orders/order-line.entity.ts';

type OrderedLine = Pick<OrderLineEntity, 'variantId' | 'title' | 'priceCents'>;
type LineOption = { variant_id: number; title: string };

/** The ordered variant of a line, and those of equal price that can be made instead. */
export function listLineOptions(line: OrderedLine, product: Product | undefined): LineOption[] {
  const variants = (product?.variants ?? []).filter(
    (variant) => variant.id === line.variantId || isInterchangeable(line, variant),
  );
  const options = variants.map(({ id, title }) => ({ variant_id: id, title }));
  const isOrderedListed = options.some(({ variant_id }) => variant_id === line.variantId);
  return isOrderedListed ? options : [{ variant_id: line.variantId, title: line.title }, ...options];
}

/** The line with another variant of its product; undefined when it cannot be had for the same price. */
export function withVariant(
  line: OrderLineEntity,
  variantId: number,
  product: Product | undefined,
): OrderLineEntity | undefined {
  if (variantId === line.variantId) return line;
  const variant = product?.variants.find(({ id }) => id === variantId);
  if (product === undefined || variant === undefined || !isInterchangeable(line, variant)) return undefined;
  const { image } = toCartItem(product, variant, line.quantity);
  return { ...line, variantId, title: formatCartTitle(product, variant), image };
}

const isInterchangeable = ({ priceCents }: OrderedLine, variant: ProductVariant) =>
  isBuyable(variant) && variant.price === priceCents;
