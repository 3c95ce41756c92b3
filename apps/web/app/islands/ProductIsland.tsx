import { cartCountOf, withItem } from '@paniscus/domain';
import type { CartItem, Product } from '@paniscus/domain';
import { ProductScreen } from '@paniscus/features/store';
import { paths } from '../paths';
import { changeCart, readCart } from '../providers/shop/cart';

/** A product, and the way into the cart. */
export function ProductIsland({ product }: { product: Product }) {
  return <ProductScreen state={{ kind: 'ready', product }} onAddToCart={addToCart} links={paths} />;
}

function addToCart(item: CartItem): 'added' | 'full' {
  const before = cartCountOf(readCart());
  changeCart((cart) => withItem(cart, item));
  return cartCountOf(readCart()) > before ? 'added' : 'full';
}
