export type { AddToCartResult } from './AddToCartForm/AddToCartForm';
export { ProductScreen } from './ProductScreen/ProductScreen';
export { StoreScreen } from './StoreScreen/StoreScreen';
export type { StoreState } from './StoreScreen/StoreScreen';
