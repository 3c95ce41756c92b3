import { styled } from '@mui/material/styles';
import { isSameLine, computeLineCents, listQuantityChoices } from '@paniscus/domain/cart';
import type { CartChange, CartItem, CartKey } from '@paniscus/domain/cart';
import { centsFromDollars, formatDollars } from '@paniscus/domain/money';
import { buildPictureSources } from '@paniscus/domain/products';
import { HiddenText, LineItems, Select } from '@paniscus/ui';
import type { CartScreenProps } from '../CartScreen/cart-screen.types';
import { ChangeNote } from './ChangeNote';
import { TextButton } from './TextButton';
import { getLineKey } from './line-key';

interface CartLinesProps {
  cart: readonly CartItem[];
  changes: readonly CartChange[];
  onQuantity: (key: CartKey, quantity: number) => void;
  onRemove: (key: CartKey) => void;
  links: Pick<CartScreenProps['links'], 'product'>;
}

const Narrow = styled('div')({ width: '8.5rem' });

export function CartLines({ cart, changes, onQuantity, onRemove, links }: CartLinesProps) {
  const lines = cart.map((item) => {
    const change = changes.find((known) => isSameLine(known.item, item));
    return {
      key: getLineKey(item),
      title: item.title,
      href: change?.kind === 'gone' ? undefined : links.product(item.product_id),
      detail: item.quantity > 1 ? `${formatDollars(centsFromDollars(item.price) ?? 0)} each` : undefined,
      picture: { ...buildPictureSources(item.image), alt: '' },
      amount: formatDollars(computeLineCents(item)),
      note: change === undefined ? undefined : <ChangeNote change={change} />,
      actions: <LineActions item={item} onQuantity={onQuantity} onRemove={onRemove} />,
    };
  });
  return <LineItems label="In your cart" lines={lines} />;
}

type LineActionsProps = Pick<CartLinesProps, 'onQuantity' | 'onRemove'> & { item: CartItem };

function LineActions({ item, onQuantity, onRemove }: LineActionsProps) {
  const choose = (chosen: string) => {
    const quantity = Number(chosen);
    if (quantity === 0) onRemove(item);
    else onQuantity(item, quantity);
  };
  return (
    <>
      <Narrow>
        <Select
          label="Quantity"
          hiddenLabel={` of ${item.title}`}
          value={String(item.quantity)}
          options={listQuantityChoices(item.quantity).map(quantityOption)}
          onChange={choose}
        />
      </Narrow>
      <TextButton type="button" onClick={() => onRemove(item)}>
        Remove<HiddenText>{` ${item.title}`}</HiddenText>
      </TextButton>
    </>
  );
}

const quantityOption = (quantity: number) => ({
  value: String(quantity),
  label: quantity === 0 ? '0 (Remove)' : String(quantity),
});
