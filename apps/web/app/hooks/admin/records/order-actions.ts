import type { OrderEdit, RefundRequest, StaffOrder } from '@paniscus/domain/orders';
import type { AttentionReview, EmailCorrection } from '@paniscus/domain/payment';
import { orderBulkActions } from '@paniscus/features/orders';
import type { StaffOrderState } from '@paniscus/features/orders';
import { useQueryClient } from '@tanstack/react-query';
import {
  correctOrderEmail,
  editOrder,
  refundOrder,
  resendOrderEmail,
  retryOrder,
  resolveOrderAttention,
} from '../../../api/orders';
import type { OrderListPage } from '../../../api/orders';
import { useBulkActions } from '../bulk/bulk-actions';
import { followChange } from './follow-change';
import { getActionState, toMissingState, useRecordMutation } from './record-mutation';
import type { ActionMessages } from './record-mutation';

type ActionRequest =
  | { action: 'resend' }
  | { action: 'retry' | 'resolve'; seen: AttentionReview }
  | { action: 'refund'; request: RefundRequest }
  | { action: 'correct'; correction: EmailCorrection }
  | { action: 'edit'; edit: OrderEdit };

const MESSAGES: Record<ActionRequest['action'], ActionMessages> = {
  retry: {
    done: 'Retry started.',
    failed: 'The order could not be processed. Please try again.',
    undone: 'We tried again, but the problem remains.',
  },
  resolve: {
    done: 'Marked as reviewed.',
    failed: 'It could not be marked as reviewed. Please try again.',
  },
  resend: {
    done: 'The confirmation email will be sent again.',
    failed: 'The email could not be sent. Please try again.',
  },
  refund: {
    done: 'The refund was sent.',
    failed: 'The refund could not be made. Please try again.',
  },
  correct: {
    done: 'The address was corrected. The email will be sent again.',
    failed: 'The address could not be corrected. Please try again.',
  },
  edit: {
    done: 'The order was changed.',
    failed: 'The order could not be changed. Please try again.',
  },
};

export function useOrderActions(id: number) {
  const mutation = useRecordMutation<StaffOrder, ActionRequest>({
    queryKey: ['order', id],
    lists: ['orders'],
    run: (request) => runAction(id, request),
  });

  return {
    onRetry: (seen: AttentionReview) => mutation.mutate({ action: 'retry', seen }),
    onResolve: (seen: AttentionReview) => mutation.mutate({ action: 'resolve', seen }),
    onResend: () => mutation.mutate({ action: 'resend' }),
    onRefund: (request: RefundRequest) => mutation.mutate({ action: 'refund', request }),
    onCorrect: (correction: EmailCorrection) => mutation.mutate({ action: 'correct', correction }),
    onEdit: (edit: OrderEdit) => mutation.mutate({ action: 'edit', edit }),
    /** Of the query of this order. */
    refetchInterval: () => followChange(mutation),
    getState(order: StaffOrder | undefined, failure: Error | 'notFound' | null): StaffOrderState {
      if (order === undefined) return toMissingState(failure, 'Failed to load the order');
      return { ...getActionState(mutation, order, MESSAGES), order };
    },
  };
}

function runAction(id: number, input: ActionRequest): Promise<StaffOrder> {
  switch (input.action) {
    case 'refund':
      return refundOrder(id, input.request);
    case 'correct':
      return correctOrderEmail(id, input.correction);
    case 'edit':
      return editOrder(id, input.edit);
    case 'retry':
      return retryOrder(id, input.seen);
    case 'resolve':
      return resolveOrderAttention(id, input.seen);
    case 'resend':
      return resendOrderEmail(id);
  }
}

/** Actions on several orders of the list. */
export function useOrderBulkActions() {
  const queryClient = useQueryClient();
  return useBulkActions({
    actions: orderBulkActions,
    async runOne({ id, attention }, action, key) {
      const seen = { attention: attention ?? '' };
      await (action === 'resend' ? resendOrderEmail(id, key) : resolveOrderAttention(id, seen));
      return undefined;
    },
    listKey: 'orders',
    getRows: (page: OrderListPage) => page.orders,
    reload: () =>
      Promise.all(['orders', 'order'].map((name) => queryClient.invalidateQueries({ queryKey: [name] }))),
  });
}
