import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { CartChange } from '@paniscus/domain/cart';
import { dollarsToCents, formatDollars } from '@paniscus/domain/money';

/** How a line differs from the store now, beside that line. */
export function CartChangeAlert({ change }: { change: CartChange }) {
  return (
    <Alert
      severity={change.kind === 'price' ? 'warning' : 'error'}
      icon={false}
      sx={{ px: 1.75, py: 1, fontVariantNumeric: 'tabular-nums' }}
    >
      <ChangeText change={change} />
    </Alert>
  );
}

function ChangeText({ change }: { change: CartChange }) {
  switch (change.kind) {
    case 'price':
      return (
        <>
          The price changed from{' '}
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {formatDollars(dollarsToCents(change.item.price) ?? 0)}
          </Box>{' '}
          to{' '}
          <Box component="ins" sx={{ fontWeight: 600, textDecoration: 'none' }}>
            {formatDollars(change.currentCents)}
          </Box>
          .
        </>
      );
    case 'sold-out':
      return 'Sold out since you added it. It will be removed from your cart.';
    case 'gone':
      return 'No longer in the store. It will be removed from your cart.';
  }
}
