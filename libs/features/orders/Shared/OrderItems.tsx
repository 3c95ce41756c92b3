import Stack from '@mui/material/Stack';
import { formatDiscountLabel } from '@paniscus/domain/discounts';
import { formatDollars } from '@paniscus/domain/money';
import type { OrderLine, OrderPage } from '@paniscus/domain/orders';
import { buildPictureSources } from '@paniscus/domain/products';
import { LineItems, SumTable } from '@paniscus/ui';

/** What a refund of the line gives back, before tax. */
const describePaid = ({ price_cents: price, quantity, discount_cents: discount }: OrderLine) =>
  `${formatDollars(price * quantity - discount)} after discount`;

interface OrderItemsProps {
  /** Order with its lines and amounts. */
  order: OrderPage;
}

/** Items and amounts of an order. */
export function OrderItems({ order }: OrderItemsProps) {
  const refunded =
    order.refunded_cents > 0 ? [{ label: 'Refunded', amount: formatDollars(-order.refunded_cents) }] : [];
  const discount =
    order.discount_code === null
      ? []
      : [{ label: formatDiscountLabel(order.discount_code), amount: formatDollars(-order.discount_cents) }];
  return (
    <Stack spacing={2.5}>
      <LineItems
        label="Items ordered"
        dense
        lines={order.lines.map((line) => ({
          key: `${line.product_id}/${line.variant_id}`,
          title: line.title,
          picture: { ...buildPictureSources(line.image), alt: '' },
          quantity: line.quantity,
          ...(line.discount_cents > 0 && { detail: describePaid(line) }),
          amount: formatDollars(line.price_cents * line.quantity),
        }))}
      />
      <SumTable
        rows={[
          { label: 'Subtotal', amount: formatDollars(order.subtotal_cents) },
          ...discount,
          { label: 'Shipping', amount: formatDollars(order.shipping_cents) },
          { label: 'Tax', amount: formatDollars(order.tax_cents) },
          { label: 'Total', amount: formatDollars(order.total_cents), isTotal: true },
          ...refunded,
        ]}
      />
    </Stack>
  );
}
