export { ProductScreen } from './ProductScreen/ProductScreen';
export type { ProductState } from './ProductScreen/ProductScreen';
export { StoreScreen } from './StoreScreen/StoreScreen';
export type { StoreState } from './StoreScreen/StoreScreen';
export type { AddResult } from './VariantChoice/VariantChoice';
