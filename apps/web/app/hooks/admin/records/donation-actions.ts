import type { StaffDonation } from '@paniscus/domain/donation';
import type { RefundRequest } from '@paniscus/domain/orders';
import type { AttentionReview, EmailCorrection } from '@paniscus/domain/payment';
import { donationBulkActions } from '@paniscus/features/donations-admin';
import type { DonationAction, StaffDonationState } from '@paniscus/features/donations-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  correctDonationEmail,
  refundDonation,
  resendReceipt,
  resolveAttention,
} from '../../../api/admin/donations-admin';
import type { DonationListPage } from '../../../api/admin/donations-admin';
import { getErrorMessage } from '../../../api/error-messages';
import { isNotFound } from '../../../api/problem-error';
import { useBulkActions } from '../bulk/bulk-actions';
import { followChange } from './follow-change';
import { isPromiseBroken } from './is-promise-broken';

type ActionRequest =
  | { action: 'resend' }
  | { action: 'resolve'; seen: AttentionReview }
  | { action: 'refund'; request: RefundRequest }
  | { action: 'correct'; correction: EmailCorrection };

const SUCCESS_MESSAGES: Record<DonationAction, string> = {
  resolve: 'Marked as reviewed.',
  resend: 'The receipt will be sent again.',
  refund: 'The refund was sent.',
  correct: 'The address was corrected. The email will be sent again.',
};
const FAILURE_MESSAGES: Record<DonationAction, string> = {
  resolve: 'It could not be marked as reviewed. Please try again.',
  resend: 'The receipt could not be sent. Please try again.',
  refund: 'The refund could not be made. Please try again.',
  correct: 'The address could not be corrected. Please try again.',
};

export function useDonationActions(id: number) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (input: ActionRequest) => runAction(id, input),
    // An answer that was asked for before is outdated.
    onMutate: () => queryClient.cancelQueries({ queryKey: ['donation', id] }),
    onSuccess: (donation) => queryClient.setQueryData(['donation', id], donation),
    // A failed call may have changed it: a refund is stored even if the provider is unavailable.
    onError: () => queryClient.invalidateQueries({ queryKey: ['donation', id] }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['donation-totals'] });
      return queryClient.invalidateQueries({ queryKey: ['donations'] });
    },
  });

  return {
    onResolve: (seen: AttentionReview) => mutation.mutate({ action: 'resolve', seen }),
    onResend: () => mutation.mutate({ action: 'resend' }),
    onRefund: (request: RefundRequest) => mutation.mutate({ action: 'refund', request }),
    onCorrect: (correction: EmailCorrection) => mutation.mutate({ action: 'correct', correction }),
    /** Of the query of this donation. */
    refetchInterval: () => followChange(mutation),
    getState(donation: StaffDonation | undefined, failure: Error | 'notFound' | null): StaffDonationState {
      if (donation === undefined) return toMissingState(failure);
      const action = mutation.variables?.action;
      if (action === undefined) return { kind: 'ready', donation };
      if (mutation.isPending) return { kind: 'processing', donation, action };
      if (mutation.isError)
        return {
          kind: 'refused',
          donation,
          action,
          message: getErrorMessage(mutation.error, FAILURE_MESSAGES[action]),
        };
      const isOutdated = isPromiseBroken(action, donation, mutation.data);
      return { kind: 'ready', donation, done: isOutdated ? undefined : SUCCESS_MESSAGES[action] };
    },
  };
}

function runAction(id: number, input: ActionRequest): Promise<StaffDonation> {
  if (input.action === 'refund') return refundDonation(id, input.request);
  if (input.action === 'correct') return correctDonationEmail(id, input.correction);
  return input.action === 'resolve' ? resolveAttention(id, input.seen) : resendReceipt(id);
}

/** Actions on several donations of the list. */
export function useDonationBulkActions() {
  const queryClient = useQueryClient();
  return useBulkActions({
    actions: donationBulkActions,
    async runOne({ id, attention }, action, key) {
      const seen = { attention: attention ?? '' };
      await (action === 'resend' ? resendReceipt(id, key) : resolveAttention(id, seen));
      return undefined;
    },
    listKey: 'donations',
    getRows: (page: DonationListPage) => page.donations,
    reload: () =>
      Promise.all(
        ['donations', 'donation'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
      ),
  });
}

function toMissingState(failure: Error | 'notFound' | null): StaffDonationState {
  if (failure === null) return { kind: 'loading' };
  return failure === 'notFound' || isNotFound(failure)
    ? { kind: 'notFound' }
    : { kind: 'failed', message: 'Failed to load the donation' };
}
