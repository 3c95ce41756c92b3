import type { CartItem, CartChange, CartKey, RemovedItem } from '@paniscus/domain/cart';

export type CartState =
  | { kind: 'loading' }
  | { kind: 'empty' }
  | {
      kind: 'ready';
      cart: readonly CartItem[];
      /** Differences between cart and store; checkout is blocked until the buyer accepts them. */
      changes?: readonly CartChange[];
      /** True while the cart is validated against the store before checkout. */
      isChecking?: boolean;
      /** The validation failed; the buyer may continue, because the checkout validates again. */
      checkFailed?: boolean;
    };

export interface CartScreenProps {
  state: CartState;
  /** The line that emptied the cart when it was removed in the checkout. */
  removedBefore?: RemovedItem;
  /** `quantity` is at least 1. */
  onQuantity: (key: CartKey, quantity: number) => void;
  onRemove: (key: CartKey) => void;
  /** Restores a removed line at its previous zero-based index. */
  onUndo: (item: CartItem, index: number) => void;
  /** Called when the buyer accepts new prices. */
  onAcceptChanges: () => void;
  /** Called before the checkout opens. */
  onCheckout: () => void;
  links: { store: string; product: (id: string) => string };
}
