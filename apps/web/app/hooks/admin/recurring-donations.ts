import type { StaffRecurringDonationsState } from '@paniscus/features/donations-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RecurringDonationListPage } from '../../api/admin/donations-admin';
import { stopRecurringDonation } from '../../api/admin/donations-admin';
import { getErrorMessage } from '../../api/error-messages';

const FAILURE_MESSAGE = 'The recurring gift was not stopped. Please try again.';
const SUCCESS_MESSAGE = 'The recurring gift has ended. The donor will be notified by email.';

export function useRecurringDonationStop() {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: stopRecurringDonation,
    // Refetch after errors too: the call may have succeeded although the response was lost.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['monthly-gifts'] }),
  });

  return {
    onStop: (id: number) => mutation.mutate(id),
    getState(
      page: RecurringDonationListPage | undefined,
      error: Error | null,
      olderHref: string | undefined,
    ): StaffRecurringDonationsState {
      if (page === undefined)
        return error === null
          ? { kind: 'loading' }
          : { kind: 'failed', message: 'Failed to load the recurring gifts' };
      if (page.donations.length === 0) return { kind: 'empty' };
      const list = { donations: page.donations, olderHref };
      if (mutation.isPending) return { kind: 'processing', donationId: mutation.variables, ...list };
      if (mutation.isError)
        return { kind: 'refused', message: getErrorMessage(mutation.error, FAILURE_MESSAGE), ...list };
      return { kind: 'ready', done: mutation.isSuccess ? SUCCESS_MESSAGE : undefined, ...list };
    },
  };
}
