import Stack from '@mui/material/Stack';
import { formatDollars } from '@paniscus/domain/money';
import type { OrderPage } from '@paniscus/domain/orders';
import { buildPictureSources } from '@paniscus/domain/products';
import { LineItems, SumTable } from '@paniscus/ui';

export function OrderItems({ order }: { order: OrderPage }) {
  const refunded =
    order.refunded_cents > 0 ? [{ label: 'Refunded', amount: formatDollars(-order.refunded_cents) }] : [];
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
          amount: formatDollars(line.price_cents * line.quantity),
        }))}
      />
      <SumTable
        rows={[
          { label: 'Subtotal', amount: formatDollars(order.subtotal_cents) },
          { label: 'Shipping', amount: formatDollars(order.shipping_cents) },
          { label: 'Tax', amount: formatDollars(order.tax_cents) },
          { label: 'Total', amount: formatDollars(order.total_cents), isTotal: true },
          ...refunded,
        ]}
      />
    </Stack>
  );
}
