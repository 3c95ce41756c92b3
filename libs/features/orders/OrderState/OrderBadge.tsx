import type { OrderState } from '@paniscus/domain/orders';
import { StateBadge } from '@paniscus/ui';
import type { BadgeTone } from '@paniscus/ui';
import { STATE_LABELS } from './order-labels';

const TONES: Record<OrderState, BadgeTone> = {
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

export function OrderBadge({ state }: { state: OrderState }) {
  return <StateBadge tone={TONES[state]}>{STATE_LABELS[state]}</StateBadge>;
}
