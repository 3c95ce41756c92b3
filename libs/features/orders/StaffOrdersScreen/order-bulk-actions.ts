import { isOrderPaid } from '@paniscus/domain/orders';
import type { OrderSummary } from '@paniscus/domain/orders';
import { isErased } from '@paniscus/domain/personal-data';
import { pluralize } from '@paniscus/domain/text';
import type { BulkActionSet } from '@paniscus/ui';

export type OrderBulkAction = 'resend' | 'resolve';

/** What staff can do with several orders at once. The server knows best whether an order needs review. */
export const orderBulkActions: BulkActionSet<OrderSummary, OrderBulkAction> = {
  labels: { resend: 'Resend email', resolve: 'Mark as reviewed' },
  noun: 'order',
  getName: ({ number }) => number,
  getRefusal(order, action) {
    const { state } = order;
    if (action === 'resolve')
      return state === 'needs_attention' ? 'It is on hold. Open it to retry or refund it.' : undefined;
    if (!isOrderPaid(state)) return 'It has not been paid.';
    if (state === 'refunded') return 'It has been refunded.';
    return isErased(order) ? 'The buyer’s data was erased.' : undefined;
  },
  describe: (action, count) =>
    action === 'resend'
      ? `${pluralize(count, 'confirmation email')} will be sent again.`
      : `${pluralize(count, 'order')} marked as reviewed.`,
};
