import type { OrderState } from '@paniscus/domain/orders';
import { StatusChip } from '@paniscus/ui';
import type { StatusColor } from '@paniscus/ui';
import { STATE_LABELS } from './order-labels';

const COLORS: Record<OrderState, StatusColor> = {
  pending: 'info',
  paid: 'info',
  submitted: 'info',
  in_production: 'info',
  shipped: 'success',
  delivered: 'success',
  failed: 'warning',
  canceled: 'warning',
  refunded: 'warning',
  needs_attention: 'error',
};

export function OrderStatusChip({ state }: { state: OrderState }) {
  return <StatusChip color={COLORS[state]} label={STATE_LABELS[state]} />;
}
