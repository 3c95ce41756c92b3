import type { CartKey } from '@paniscus/domain';

/** One text for each variant, as lists and selectors need it. */
export const getLineKey = ({ product_id, variant_id }: CartKey) => `${product_id}-${variant_id}`;
