import type { CartKey } from '@paniscus/domain/cart';

/** Unique key of a variant, for React lists and CSS selectors. */
export const getLineKey = ({ product_id, variant_id }: CartKey) => `${product_id}-${variant_id}`;
