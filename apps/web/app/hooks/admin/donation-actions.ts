import type { StaffDonation } from '@paniscus/domain/donation';
import type { RefundRequest } from '@paniscus/domain/orders';
import type { DonationAction, StaffDonationState } from '@paniscus/features/donations-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refundDonation, resendReceipt, resolveAttention } from '../../api/donations-admin';
import { isMissing, getReason } from '../../api/problem-error';

type ActionRequest =
  { action: Exclude<DonationAction, 'refund'> } | { action: 'refund'; request: RefundRequest };

const DONE: Record<DonationAction, string> = {
  resolve: 'It is noted that you have looked at it.',
  resend: 'The receipt is on its way again.',
  refund: 'The refund is on its way to the card.',
};
const FAILED: Record<DonationAction, string> = {
  resolve: 'It could not be noted. Please try again.',
  resend: 'The receipt could not be sent. Please try again.',
  refund: 'The refund could not be made. Please try again.',
};

export function useDonationActions(id: number) {
  const queries = useQueryClient();
  const doing = useMutation({
    mutationFn: (input: ActionRequest) => perform(id, input),
    onSuccess: (donation) => queries.setQueryData(['donation', id], donation),
    // A failed call may have changed it: a refund is stored even if the provider is unavailable.
    onError: () => queries.invalidateQueries({ queryKey: ['donation', id] }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['donation-totals'] });
      return queries.invalidateQueries({ queryKey: ['donations'] });
    },
  });

  return {
    onResolve: () => doing.mutate({ action: 'resolve' }),
    onResend: () => doing.mutate({ action: 'resend' }),
    onRefund: (request: RefundRequest) => doing.mutate({ action: 'refund', request }),
    getState(donation: StaffDonation | undefined, failure: Error | 'notFound' | null): StaffDonationState {
      if (donation === undefined) return toMissingState(failure);
      const action = doing.variables?.action;
      if (action === undefined) return { kind: 'ready', donation };
      if (doing.isPending) return { kind: 'processing', donation, action };
      if (doing.isError)
        return { kind: 'refused', donation, action, message: getReason(doing.error, FAILED[action]) };
      return { kind: 'ready', donation, done: DONE[action] };
    },
  };
}

function perform(id: number, input: ActionRequest): Promise<StaffDonation> {
  if (input.action === 'refund') return refundDonation(id, input.request);
  return input.action === 'resolve' ? resolveAttention(id) : resendReceipt(id);
}

function toMissingState(failure: Error | 'notFound' | null): StaffDonationState {
  if (failure === null) return { kind: 'loading' };
  return failure === 'notFound' || isMissing(failure)
    ? { kind: 'notFound' }
    : { kind: 'failed', message: 'Failed to load the donation' };
}
