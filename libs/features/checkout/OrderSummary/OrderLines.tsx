import { styled } from '@mui/material/styles';
import { computeLineCents } from '@paniscus/domain/cart';
import type { CartItem, CartKey } from '@paniscus/domain/cart';
import { formatDollars } from '@paniscus/domain/money';
import { buildPictureSources } from '@paniscus/domain/products';
import { HiddenText, LineItems } from '@paniscus/ui';

interface OrderLinesProps {
  cart: readonly CartItem[];
  /** Set only while lines can still be removed. */
  onRemove?: (item: CartKey) => void;
  isDisabled?: boolean;
}

const Detail = styled('span')(({ theme: { measures, spacing, vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(0, 3),
  '& > button': {
    font: 'inherit',
    minWidth: measures.touchTarget,
    minHeight: measures.touchTarget,
    // Lets the touch target overlap the padding of the line.
    marginBlock: spacing(-1),
    padding: 0,
    border: 0,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
  },
  '& > button:hover': { color: vars.palette.text.primary },
  '& > button:disabled': { textDecoration: 'none', cursor: 'not-allowed' },
}));

export function OrderLines({ cart, onRemove, isDisabled = false }: OrderLinesProps) {
  const formatDetail = ({ product_id, variant_id, title, quantity }: CartItem) => (
    <Detail>
      <span>{`Quantity: ${quantity}`}</span>
      {onRemove === undefined ? null : (
        <button type="button" disabled={isDisabled} onClick={() => onRemove({ product_id, variant_id })}>
          Remove<HiddenText>{` ${title}`}</HiddenText>
        </button>
      )}
    </Detail>
  );
  return (
    <LineItems
      label="What you are buying"
      isCompact
      lines={cart.map((item) => ({
        key: `${item.product_id}/${item.variant_id}`,
        title: item.title,
        picture: { ...buildPictureSources(item.image), alt: '' },
        detail: formatDetail(item),
        amount: formatDollars(computeLineCents(item)),
      }))}
    />
  );
}
