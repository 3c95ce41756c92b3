import type { OrderEdit, RefundRequest, StaffOrder } from '@paniscus/domain/orders';
import type { AttentionReview, EmailCorrection } from '@paniscus/domain/payment';
import { orderBulkActions } from '@paniscus/features/orders';
import type { OrderAction, StaffOrderState } from '@paniscus/features/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  correctOrderEmail,
  editOrder,
  refundOrder,
  resendOrderEmail,
  retryOrder,
  resolveOrderAttention,
} from '../../../api/orders';
import type { OrderListPage } from '../../../api/orders';
import { getErrorMessage } from '../../../api/error-messages';
import { isNotFound } from '../../../api/problem-error';
import { useBulkActions } from '../bulk/bulk-actions';
import { followChange } from './follow-change';
import { isPromiseBroken } from './is-promise-broken';

type ActionRequest =
  | { action: 'resend' }
  | { action: 'retry' | 'resolve'; seen: AttentionReview }
  | { action: 'refund'; request: RefundRequest }
  | { action: 'correct'; correction: EmailCorrection }
  | { action: 'edit'; edit: OrderEdit };

const SUCCESS_MESSAGES: Record<OrderAction, string> = {
  retry: 'The order is being processed again.',
  resolve: 'Marked as reviewed.',
  resend: 'The confirmation email will be sent again.',
  refund: 'The refund was sent.',
  correct: 'The address was corrected. The email will be sent again.',
  edit: 'The order was changed.',
};
const FAILURE_MESSAGES: Record<OrderAction, string> = {
  retry: 'The order could not be processed. Please try again.',
  resolve: 'It could not be marked as reviewed. Please try again.',
  resend: 'The email could not be sent. Please try again.',
  refund: 'The refund could not be made. Please try again.',
  correct: 'The address could not be corrected. Please try again.',
  edit: 'The order could not be changed. Please try again.',
};

export function useOrderActions(id: number) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (input: ActionRequest) => runAction(id, input),
    // An answer that was asked for before is outdated.
    onMutate: () => queryClient.cancelQueries({ queryKey: ['order', id] }),
    onSuccess: (order) => queryClient.setQueryData(['order', id], order),
    // A failed call may have changed it: a refund is stored even if the provider is unavailable.
    onError: () => queryClient.invalidateQueries({ queryKey: ['order', id] }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
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
      if (order === undefined) return toMissingState(failure);
      const action = mutation.variables?.action;
      if (action === undefined) return { kind: 'ready', order };
      if (mutation.isPending) return { kind: 'processing', order, action };
      if (mutation.isError)
        return {
          kind: 'refused',
          order,
          action,
          message: getErrorMessage(mutation.error, FAILURE_MESSAGES[action]),
        };
      const isOutdated = isPromiseBroken(action, order, mutation.data);
      return { kind: 'ready', order, done: isOutdated ? undefined : SUCCESS_MESSAGES[action] };
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

function toMissingState(failure: Error | 'notFound' | null): StaffOrderState {
  if (failure === null) return { kind: 'loading' };
  return failure === 'notFound' || isNotFound(failure)
    ? { kind: 'notFound' }
    : { kind: 'failed', message: 'Failed to load the order' };
}
