import type { StaffDonation } from '@paniscus/domain/donation';
import type { RefundRequest } from '@paniscus/domain/orders';
import type { AttentionReview, EmailCorrection } from '@paniscus/domain/payment';
import { donationBulkActions } from '@paniscus/features/donations-admin';
import type { StaffDonationState } from '@paniscus/features/donations-admin';
import { useQueryClient } from '@tanstack/react-query';
import {
  correctDonationEmail,
  refundDonation,
  resendReceipt,
  resolveAttention,
} from '../../../api/admin/donations-admin';
import type { DonationListPage } from '../../../api/admin/donations-admin';
import { useBulkActions } from '../bulk/bulk-actions';
import { followChange } from './follow-change';
import { getActionState, toMissingState, useRecordMutation } from './record-mutation';

type ActionRequest =
  | { action: 'resend' }
  | { action: 'resolve'; seen: AttentionReview }
  | { action: 'refund'; request: RefundRequest }
  | { action: 'correct'; correction: EmailCorrection };

const MESSAGES = {
  resolve: {
    done: 'Marked as reviewed.',
    failed: 'It could not be marked as reviewed. Please try again.',
  },
  resend: {
    done: 'The receipt will be sent again.',
    failed: 'The receipt could not be sent. Please try again.',
  },
  refund: {
    done: 'The refund was sent.',
    failed: 'The refund could not be made. Please try again.',
  },
  correct: {
    done: 'The address was corrected. The email will be sent again.',
    failed: 'The address could not be corrected. Please try again.',
  },
};

export function useDonationActions(id: number) {
  const mutation = useRecordMutation<StaffDonation, ActionRequest>({
    queryKey: ['donation', id],
    lists: ['donations', 'donation-totals'],
    run: (request) => runAction(id, request),
  });

  return {
    onResolve: (seen: AttentionReview) => mutation.mutate({ action: 'resolve', seen }),
    onResend: () => mutation.mutate({ action: 'resend' }),
    onRefund: (request: RefundRequest) => mutation.mutate({ action: 'refund', request }),
    onCorrect: (correction: EmailCorrection) => mutation.mutate({ action: 'correct', correction }),
    /** Of the query of this donation. */
    refetchInterval: () => followChange(mutation),
    getState(donation: StaffDonation | undefined, failure: Error | 'notFound' | null): StaffDonationState {
      if (donation === undefined) return toMissingState(failure, 'Failed to load the donation');
      return { ...getActionState(mutation, donation, MESSAGES), donation };
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
