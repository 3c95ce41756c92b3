export { CartScreen } from './CartScreen/CartScreen';
export type { CartState } from './CartScreen/cart-screen.types';
