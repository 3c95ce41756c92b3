import type { RefundRequest, StaffOrder } from '@paniscus/domain/orders';
import type { OrderAction, StaffOrderState } from '@paniscus/features/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refundOrder, resendOrderEmail, retryOrder } from '../../api/orders';
import { isMissing, getReason } from '../../api/problem-error';

type ActionRequest =
  { action: Exclude<OrderAction, 'refund'> } | { action: 'refund'; request: RefundRequest };

const DONE: Record<OrderAction, string> = {
  retry: 'The order goes on.',
  resend: 'The confirmation email is on its way again.',
  refund: 'The refund is on its way to the card.',
};
const FAILED: Record<OrderAction, string> = {
  retry: 'The order could not be sent on. Please try again.',
  resend: 'The email could not be sent. Please try again.',
  refund: 'The refund could not be made. Please try again.',
};

export function useOrderActions(id: number) {
  const queries = useQueryClient();
  const doing = useMutation({
    mutationFn: (input: ActionRequest) => perform(id, input),
    onSuccess: (order) => queries.setQueryData(['order', id], order),
    // A failed call may have changed it: a refund is stored even if the provider is unavailable.
    onError: () => queries.invalidateQueries({ queryKey: ['order', id] }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['orders'] }),
  });

  return {
    onRetry: () => doing.mutate({ action: 'retry' }),
    onResend: () => doing.mutate({ action: 'resend' }),
    onRefund: (request: RefundRequest) => doing.mutate({ action: 'refund', request }),
    getState(order: StaffOrder | undefined, failure: Error | 'notFound' | null): StaffOrderState {
      if (order === undefined) return toMissingState(failure);
      const action = doing.variables?.action;
      if (action === undefined) return { kind: 'ready', order };
      if (doing.isPending) return { kind: 'processing', order, action };
      if (doing.isError)
        return { kind: 'refused', order, action, message: getReason(doing.error, FAILED[action]) };
      return { kind: 'ready', order, done: DONE[action] };
    },
  };
}

function perform(id: number, input: ActionRequest): Promise<StaffOrder> {
  if (input.action === 'refund') return refundOrder(id, input.request);
  return input.action === 'retry' ? retryOrder(id) : resendOrderEmail(id);
}

function toMissingState(failure: Error | 'notFound' | null): StaffOrderState {
  if (failure === null) return { kind: 'loading' };
  return failure === 'notFound' || isMissing(failure)
    ? { kind: 'notFound' }
    : { kind: 'failed', message: 'Failed to load the order' };
}
