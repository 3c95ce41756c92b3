import { countCartItems, withItem } from '@paniscus/domain';
import type { CartItem, Product } from '@paniscus/domain';
import { ProductScreen } from '@paniscus/features/store';
import type { Crumb } from '@paniscus/ui';
import { paths } from '@paniscus/routes';
import { changeCart, readCart } from '../storage/shop/cart';

type ProductIslandProps = { product: Product; trail: readonly Crumb[] };

export function ProductIsland({ product, trail }: ProductIslandProps) {
  const state = { kind: 'ready', product } as const;
  return <ProductScreen state={state} onAddToCart={addToCart} trail={trail} links={paths} />;
}

function addToCart(item: CartItem): 'added' | 'full' {
  const before = countCartItems(readCart());
  changeCart((cart) => withItem(cart, item));
  return countCartItems(readCart()) > before ? 'added' : 'full';
}
