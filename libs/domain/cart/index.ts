export { findCartChanges, computeSubtotalWithChanges, withChangesAccepted } from './cart-changes.rules.ts';
export type { CartChange } from './cart-changes.rules.ts';
export {
  countCartItems,
  findStillRemoved,
  toCartItem,
  formatCartTitle,
  isSameCart,
  isSameLine,
  computeLineCents,
  listQuantityChoices,
  QUANTITY_MAX,
  computeSubtotal,
  withItem,
  withRestoredItem,
  withoutOrdered,
  withQuantity,
} from './cart.rules.ts';
export type { CartItem, CartKey, CartQuantity, RemovedItem } from './cart.types.ts';
export { parseCart, parseRemovedItem } from './stored-cart.ts';
