import { findCartChanges, withChangesAccepted, withItemBack, withQuantity } from '@paniscus/domain/cart';
import type { CartItem } from '@paniscus/domain/cart';
import type { Product } from '@paniscus/domain/products';
import { CartScreen } from '@paniscus/features/cart';
import type { CartState } from '@paniscus/features/cart';
import { paths } from '@paniscus/routes';
import { useEffect, useState } from 'react';
import { readProducts } from '../api/products';
import { useReturn } from '../hooks/return';
import { changeCart, readCart, useCart } from '../storage/shop/cart';

type Store = { kind: 'asked' } | { kind: 'known'; products: Product[] } | { kind: 'away' };

export function CartIsland() {
  const cart = useCart();
  const { store, ask } = useStore();
  const [isLeaving, setIsLeaving] = useState(false);
  useReturn(() => {
    setIsLeaving(false);
    ask();
  });

  // If the visitor proceeds before the products are loaded, continue once they are and nothing has changed.
  const isOn = isLeaving && store.kind !== 'asked';
  useEffect(() => {
    if (!isOn) return;
    if (changesSince(readCart(), store).length === 0) location.assign(paths.shippingStep);
  }, [isOn, store]);

  return (
    <CartScreen
      state={getState(cart, store, isLeaving)}
      onQuantity={(key, quantity) => changeCart((now) => withQuantity(now, key, quantity))}
      onRemove={(key) => changeCart((now) => withQuantity(now, key, 0))}
      onUndo={(item, at) => changeCart((now) => withItemBack(now, item, at))}
      onAcceptChanges={() => {
        setIsLeaving(false);
        if (store.kind === 'known') changeCart((now) => withChangesAccepted(now, store.products));
      }}
      onCheckout={() => {
        // Changed items disable the button, so a click always means that the cart is up to date.
        if (store.kind === 'asked') setIsLeaving(true);
        else location.assign(paths.shippingStep);
      }}
      links={paths}
    />
  );
}

function useStore() {
  const [store, setStore] = useState<Store>({ kind: 'asked' });
  const ask = () =>
    void readProducts().then(
      (products) => setStore({ kind: 'known', products }),
      () => setStore({ kind: 'away' }),
    );
  useEffect(ask, []);
  return { store, ask };
}

const changesSince = (cart: readonly CartItem[], store: Store) =>
  store.kind === 'known' ? findCartChanges(cart, store.products) : [];

function getState(cart: CartItem[] | undefined, store: Store, isLeaving: boolean): CartState {
  if (cart === undefined) return { kind: 'loading' };
  if (cart.length === 0) return { kind: 'empty' };
  return {
    kind: 'ready',
    cart,
    changes: changesSince(cart, store),
    isChecking: isLeaving && store.kind === 'asked',
    checkFailed: store.kind === 'away',
  };
}
