import { styled } from '@mui/material/styles';
import type { OrderDetails } from '@paniscus/domain/checkout';
import { OrderSummary } from './OrderSummary';

const Receipt = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(3),
  maxWidth: measures.form,
  '& > section': {
    paddingTop: spacing(2),
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  '& > section > h2': { ...typography.subtitle2 },
  '& > section > p': { ...typography.body2, color: vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));

export function OrderReceipt({ order }: { order: OrderDetails }) {
  return (
    <Receipt>
      <OrderSummary cart={order.cart} shippingCents={order.shippingCents} taxCents={order.taxCents} />
      <section>
        <h2>Shipping address</h2>
        <p>{order.name}</p>
        <p>{order.shippingAddress}</p>
      </section>
    </Receipt>
  );
}
