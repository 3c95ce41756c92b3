import { findCartChanges, withChangesAccepted, withRestoredItem, withQuantity } from '@paniscus/domain/cart';
import type { CartItem } from '@paniscus/domain/cart';
import type { Product } from '@paniscus/domain/products';
import { CartScreen } from '@paniscus/features/cart';
import type { CartState } from '@paniscus/features/cart';
import { paths } from '@paniscus/routes';
import { useEffect, useState } from 'react';
import { fetchProducts } from '../api/products';
import { usePageRestore } from '../hooks/page-restore';
import { changeCart, readCart, useCart } from '../storage/shop/cart';
import { useRemovedItem } from '../storage/shop/checkout';

type CatalogState = { kind: 'loading' } | { kind: 'loaded'; products: Product[] } | { kind: 'failed' };

type CartIslandProps = {
  /** Cart as JSON that the browser has posted; without it the server shows that the cart is loading. */
  storedCart?: string;
  /** The products of the stored cart. */
  products?: Product[];
};

export function CartIsland({ storedCart, products }: CartIslandProps) {
  const cart = useCart(storedCart);
  const removedBefore = useRemovedItem();
  const { catalog, load } = useCatalog(products);
  const [isCheckingOut, setIsCheckingOut] = useState(false);
  usePageRestore(() => {
    setIsCheckingOut(false);
    load();
  });

  // If the visitor proceeds before the products are loaded, continue once they are and nothing has changed.
  const canContinue = isCheckingOut && catalog.kind !== 'loading';
  useEffect(() => {
    if (!canContinue) return;
    if (findChanges(readCart(), catalog).length === 0) location.assign(paths.shippingStep);
  }, [canContinue, catalog]);

  return (
    <CartScreen
      state={getState(cart, catalog, isCheckingOut)}
      removedBefore={removedBefore}
      onQuantity={(key, quantity) => changeCart((current) => withQuantity(current, key, quantity))}
      onRemove={(key) => changeCart((current) => withQuantity(current, key, 0))}
      onUndo={(item, index) => changeCart((current) => withRestoredItem(current, item, index))}
      onAcceptChanges={() => {
        setIsCheckingOut(false);
        if (catalog.kind === 'loaded')
          changeCart((current) => withChangesAccepted(current, catalog.products));
      }}
      onCheckout={() => {
        // Changed items disable the button, so a click always means that the cart is up to date.
        if (catalog.kind === 'loading') setIsCheckingOut(true);
        else location.assign(paths.shippingStep);
      }}
      links={paths}
    />
  );
}

function useCatalog(known?: Product[]) {
  const [catalog, setCatalog] = useState<CatalogState>(
    known === undefined ? { kind: 'loading' } : { kind: 'loaded', products: known },
  );
  const load = () =>
    void fetchProducts().then(
      (products) => setCatalog({ kind: 'loaded', products }),
      () => setCatalog({ kind: 'failed' }),
    );
  useEffect(load, []);
  return { catalog, load };
}

const findChanges = (cart: readonly CartItem[], catalog: CatalogState) =>
  catalog.kind === 'loaded' ? findCartChanges(cart, catalog.products) : [];

function getState(cart: CartItem[] | undefined, catalog: CatalogState, isCheckingOut: boolean): CartState {
  if (cart === undefined) return { kind: 'loading' };
  if (cart.length === 0) return { kind: 'empty' };
  return {
    kind: 'ready',
    cart,
    changes: findChanges(cart, catalog),
    isChecking: isCheckingOut && catalog.kind === 'loading',
    checkFailed: catalog.kind === 'failed',
  };
}
