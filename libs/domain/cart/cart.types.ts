/** A cart line in local storage and in API requests. */
export type CartItem = {
  product_id: string;
  variant_id: number;
  /** Product title with size and color: 'Forest Shirt - M / Moss'. */
  title: string;
  quantity: number;
  /** US dollars with at most two decimals. */
  price: number;
  image: string;
};

export type CartKey = Pick<CartItem, 'product_id' | 'variant_id'>;

/** A line that was removed, and its zero-based index in the cart before. */
export type RemovedItem = { item: CartItem; index: number };

/** How many of a variant. */
export type CartQuantity = CartKey & Pick<CartItem, 'quantity'>;
