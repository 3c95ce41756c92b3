import type { CartItem } from '@paniscus/domain/cart';
import { computeTotals } from '@paniscus/domain/checkout';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { SumTable } from '@paniscus/ui';
import { OrderLines } from './OrderLines';
import { SummarySection } from './SummarySection';

interface OrderSummaryProps {
  /** The items of the order. */
  cart: readonly CartItem[];
  /** Shipping in cents. */
  shippingCents: Cents;
  /** Sales tax in cents. */
  taxCents: Cents;
}

/** Items and totals; the rows add up to the cent. */
export function OrderSummary({ cart, shippingCents, taxCents }: OrderSummaryProps) {
  const totals = computeTotals(cart, shippingCents, taxCents);
  return (
    <SummarySection title="Order summary">
      <OrderLines cart={cart} />
      <SumTable
        rows={[
          { label: 'Subtotal', amount: formatDollars(totals.subtotalCents) },
          { label: 'Shipping', amount: formatDollars(totals.shippingCents) },
          { label: 'Tax', amount: formatDollars(totals.taxCents) },
          { label: 'Total', amount: formatDollars(totals.totalCents), isTotal: true },
        ]}
      />
    </SummarySection>
  );
}
