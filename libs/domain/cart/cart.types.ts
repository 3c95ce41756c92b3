/** One line of the cart, as it lies in the browser's local storage and travels to the server. */
export type CartItem = {
  product_id: string;
  variant_id: number;
  /** The product's title with size and color: 'Forest Shirt - M / Moss'. */
  title: string;
  quantity: number;
  /** US dollars with at most two decimals. */
  price: number;
  image: string;
};

/** Which line is meant. */
export type CartKey = Pick<CartItem, 'product_id' | 'variant_id'>;
