import { computeTotals } from '@paniscus/domain/checkout';
import type { OrderCosts } from '@paniscus/domain/checkout';
import { formatDiscountLabel } from '@paniscus/domain/discounts';
import type { AppliedDiscount } from '@paniscus/domain/discounts';
import { formatDollars } from '@paniscus/domain/money';
import type { Cents } from '@paniscus/domain/money';
import { SumTable } from '@paniscus/ui';
import { OrderLines } from './OrderLines';
import { SummarySection } from './SummarySection';

interface OrderSummaryProps {
  /** The items of the order. */
  cart: OrderCosts['cart'];
  /** Shipping in cents. */
  shippingCents: Cents;
  /** Sales tax in cents. */
  taxCents: Cents;
  /** Discount code with its amount, if there is one. */
  discount?: AppliedDiscount;
}

/** Items and totals; the rows add up to the cent. */
export function OrderSummary(costs: OrderSummaryProps) {
  const { cart, discount } = costs;
  const totals = computeTotals(costs);
  return (
    <SummarySection title="Order summary">
      <OrderLines cart={cart} />
      <SumTable
        rows={[
          { label: 'Subtotal', amount: formatDollars(totals.subtotalCents) },
          ...(discount
            ? [{ label: formatDiscountLabel(discount.code), amount: formatDollars(-discount.cents) }]
            : []),
          { label: 'Shipping', amount: formatDollars(totals.shippingCents) },
          { label: 'Tax', amount: formatDollars(totals.taxCents) },
          { label: 'Total', amount: formatDollars(totals.totalCents), isTotal: true },
        ]}
      />
    </SummarySection>
  );
}
