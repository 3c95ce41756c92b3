import type { CartKey } from '@paniscus/domain/cart';

/** Ids of the controls that receive focus after a change of the cart. */
export const FOCUS_IDS = {
  undo: 'cart-undo',
  /** The next step: the checkout, or the store when the cart is empty. */
  next: 'cart-next',
  quantity: ({ product_id, variant_id }: CartKey) => `cart-quantity-${product_id}-${variant_id}`,
} as const;
