import { styled } from '@mui/material/styles';
import type { CartChange } from '@paniscus/domain/cart';
import { centsFromDollars, formatDollars } from '@paniscus/domain/money';

const Note = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  ...typography.body2,
  padding: spacing(1, 1.75),
  borderLeft: '4px solid',
  borderRadius: measures.tileRadius,
  '&[data-kind="price"]': {
    borderColor: vars.palette.tone.warning.text,
    backgroundColor: vars.palette.tone.warning.ground,
  },
  '&:not([data-kind="price"])': {
    borderColor: vars.palette.tone.error.text,
    backgroundColor: vars.palette.tone.error.ground,
  },
  '& del': { color: vars.palette.text.secondary },
  '& ins': { fontWeight: 600, textDecoration: 'none' },
  fontVariantNumeric: 'tabular-nums',
}));

export function ChangeNote({ change }: { change: CartChange }) {
  return (
    <Note role="alert" data-kind={change.kind}>
      <ChangeText change={change} />
    </Note>
  );
}

function ChangeText({ change }: { change: CartChange }) {
  switch (change.kind) {
    case 'price':
      return (
        <>
          The price has changed from <del>{formatDollars(centsFromDollars(change.item.price) ?? 0)}</del> to{' '}
          <ins>{formatDollars(change.nowCents)}</ins>.
        </>
      );
    case 'sold-out':
      return 'Sold out since you chose it. It will leave your cart.';
    case 'gone':
      return 'Not in the store any more. It will leave your cart.';
  }
}
