// The cart: what lies in it, what changed since, and the way to the checkout.
export { CartScreen } from './CartScreen/CartScreen';
export type { CartState } from './CartScreen/CartScreen';
