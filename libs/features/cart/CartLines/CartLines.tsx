import { isSameLine, computeLineCents } from '@paniscus/domain/cart';
import type { CartChange, CartItem, CartKey } from '@paniscus/domain/cart';
import { dollarsToCents, formatDollars } from '@paniscus/domain/money';
import { buildPictureSources } from '@paniscus/domain/products';
import { LineItems } from '@paniscus/ui';
import type { CartScreenProps } from '../CartScreen/cart-screen.types';
import { CartChangeAlert } from './CartChangeAlert';
import { LineActions } from './LineActions';

interface CartLinesProps {
  cart: readonly CartItem[];
  changes: readonly CartChange[];
  onQuantity: (key: CartKey, quantity: number) => void;
  onRemove: (key: CartKey) => void;
  links: Pick<CartScreenProps['links'], 'product'>;
}

export function CartLines({ cart, changes, onQuantity, onRemove, links }: CartLinesProps) {
  const lines = cart.map((item) => {
    const change = changes.find((candidate) => isSameLine(candidate.item, item));
    return {
      key: `${item.product_id}-${item.variant_id}`,
      title: item.title,
      href: change?.kind === 'gone' ? undefined : links.product(item.product_id),
      detail: item.quantity > 1 ? `${formatDollars(dollarsToCents(item.price) ?? 0)} each` : undefined,
      picture: { ...buildPictureSources(item.image), alt: '' },
      amount: formatDollars(computeLineCents(item)),
      note: change === undefined ? undefined : <CartChangeAlert change={change} />,
      actions: <LineActions item={item} onQuantity={onQuantity} onRemove={onRemove} />,
    };
  });
  return <LineItems label="In your cart" lines={lines} />;
}
