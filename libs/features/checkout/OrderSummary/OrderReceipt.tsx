import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderCosts, OrderDetails } from '@paniscus/domain/checkout';
import { OrderSummary } from './OrderSummary';

const toOrderCosts = ({ cart, shippingCents, taxCents, discount }: OrderDetails): OrderCosts => ({
  cart,
  shippingCents,
  taxCents,
  ...(discount && { discount }),
});

export function OrderReceipt({ order }: { order: OrderDetails }) {
  return (
    <Stack spacing={3} sx={{ maxWidth: ({ layout }) => layout.formWidth }}>
      <OrderSummary {...toOrderCosts(order)} />
      <Box component="section" sx={{ pt: 2, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="h2">
          Shipping address
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {order.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {order.shippingAddress}
        </Typography>
      </Box>
    </Stack>
  );
}
