import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { computeLineCents } from '@paniscus/domain/cart';
import type { CartItem, CartKey } from '@paniscus/domain/cart';
import { formatDollars } from '@paniscus/domain/money';
import { buildPictureSources } from '@paniscus/domain/products';
import { LineItems, VisuallyHidden } from '@paniscus/ui';

interface OrderLinesProps {
  cart: readonly CartItem[];
  /** Set only while lines can still be removed. */
  onRemove?: (item: CartKey) => void;
  disabled?: boolean;
}

const RemoveButton = styled(Link)(({ theme: { spacing, vars } }) => ({
  // Lets the touch target overlap the padding of the line.
  marginBlock: spacing(-1),
  '&:hover': { color: vars.palette.text.primary },
  '&:disabled': { textDecoration: 'none', cursor: 'not-allowed' },
})) as typeof Link;

export function OrderLines({ cart, onRemove, disabled = false }: OrderLinesProps) {
  const renderDetail = ({ product_id, variant_id, title, quantity }: CartItem) => (
    <Stack
      component="span"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}
    >
      <span>{`Quantity: ${quantity}`}</span>
      {onRemove === undefined ? null : (
        <RemoveButton
          variant="standalone"
          component="button"
          type="button"
          color="inherit"
          disabled={disabled}
          onClick={() => onRemove({ product_id, variant_id })}
        >
          Remove<VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </RemoveButton>
      )}
    </Stack>
  );
  return (
    <LineItems
      label="Items in your order"
      dense
      lines={cart.map((item) => ({
        key: `${item.product_id}/${item.variant_id}`,
        title: item.title,
        picture: { ...buildPictureSources(item.image), alt: '' },
        detail: renderDetail(item),
        amount: formatDollars(computeLineCents(item)),
      }))}
    />
  );
}
