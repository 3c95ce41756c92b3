import { styled } from '@mui/material/styles';
import type { CartItem } from '@paniscus/domain/cart';
import { computeTotals } from '@paniscus/domain/checkout';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { SumTable } from '@paniscus/ui';
import { OrderLines } from './OrderLines';

interface OrderSummaryProps {
  cart: readonly CartItem[];
  shippingCents: Cents;
  taxCents: Cents;
}

export const SummaryStack = styled('div')(({ theme: { spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2.5),
  '& > h2': typography.h4,
  '& > p': { ...typography.caption, color: vars.palette.text.secondary },
}));

/** Items and totals; the rows add up to the cent. */
export function OrderSummary({ cart, shippingCents, taxCents }: OrderSummaryProps) {
  const totals = computeTotals(cart, shippingCents, taxCents);
  return (
    <SummaryStack>
      <h2>Order summary</h2>
      <OrderLines cart={cart} />
      <SumTable
        rows={[
          { label: 'Subtotal', amount: formatDollars(totals.subtotalCents) },
          { label: 'Shipping', amount: formatDollars(totals.shippingCents) },
          { label: 'Tax', amount: formatDollars(totals.taxCents) },
          { label: 'Total', amount: formatDollars(totals.totalCents), isTotal: true },
        ]}
      />
    </SummaryStack>
  );
}
