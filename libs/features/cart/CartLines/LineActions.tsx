import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { listQuantityChoices } from '@paniscus/domain/cart';
import type { CartItem, CartKey } from '@paniscus/domain/cart';
import { NativeSelectField, VisuallyHidden } from '@paniscus/ui';
import { FOCUS_IDS } from '../CartScreen/focus-ids';

interface LineActionsProps {
  item: CartItem;
  onQuantity: (key: CartKey, quantity: number) => void;
  onRemove: (key: CartKey) => void;
}

/** Quantity and removal of a line; the quantity 0 removes it too. On paper, the quantity is text. */
export function LineActions({ item, onQuantity, onRemove }: LineActionsProps) {
  const changeQuantity = (value: string) => {
    const quantity = Number(value);
    if (quantity === 0) onRemove(item);
    else onQuantity(item, quantity);
  };
  return (
    <>
      <Box sx={{ display: 'none', displayPrint: 'block', typography: 'caption' }}>
        {`Quantity: ${item.quantity}`}
      </Box>
      <Box sx={{ width: '8.5rem', displayPrint: 'none' }}>
        <NativeSelectField
          id={FOCUS_IDS.quantity(item)}
          label={
            <>
              Quantity<VisuallyHidden>{` of ${item.title}`}</VisuallyHidden>
            </>
          }
          value={String(item.quantity)}
          options={listQuantityChoices(item.quantity).map(toQuantityOption)}
          onChange={changeQuantity}
        />
      </Box>
      <Link
        component="button"
        type="button"
        variant="standalone"
        onClick={() => onRemove(item)}
        sx={{ typography: 'body2', displayPrint: 'none' }}
      >
        Remove<VisuallyHidden>{` ${item.title}`}</VisuallyHidden>
      </Link>
    </>
  );
}

const toQuantityOption = (quantity: number) => ({
  value: String(quantity),
  label: quantity === 0 ? '0 (Remove)' : String(quantity),
});
