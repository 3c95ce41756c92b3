import { countCartItems, isSameLine, withItem } from '@paniscus/domain/cart';
import type { CartItem } from '@paniscus/domain/cart';
import type { Product } from '@paniscus/domain/products';
import { ProductScreen } from '@paniscus/features/store';
import type { AddToCartResult } from '@paniscus/features/store';
import { paths } from '@paniscus/routes';
import type { BreadcrumbItem } from '@paniscus/ui';
import { changeCart, readCart } from '../storage/shop/cart';

type ProductIslandProps = { product: Product; breadcrumbs: readonly BreadcrumbItem[] };

export function ProductIsland({ product, breadcrumbs }: ProductIslandProps) {
  const state = { kind: 'ready', product } as const;
  return <ProductScreen state={state} onAddToCart={addToCart} breadcrumbs={breadcrumbs} links={paths} />;
}

function addToCart(item: CartItem): AddToCartResult {
  const before = countCartItems(readCart());
  if (!changeCart((cart) => withItem(cart, item))) return 'unsaved';
  const cart = readCart();
  const added = countCartItems(cart) - before;
  if (added === item.quantity) return 'added';
  if (added > 0) return 'partly';
  return cart.some((line) => isSameLine(line, item)) ? 'most' : 'full';
}
