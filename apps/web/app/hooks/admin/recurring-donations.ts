import type { StaffRecurringDonationsState } from '@paniscus/features/donations-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RecurringDonationListPage } from '../../api/donations-admin';
import { stopRecurringDonation } from '../../api/donations-admin';
import { getReason } from '../../api/problem-error';

const FAILED = 'The monthly gift was not stopped. Please try again.';
const DONE = 'The monthly gift has ended. The donor is told by email.';

export function useRecurringDonationStop() {
  const queries = useQueryClient();
  const stopping = useMutation({
    mutationFn: stopRecurringDonation,
    // Refetch after errors too: the call may have succeeded although the response was lost.
    onSettled: () => queries.invalidateQueries({ queryKey: ['monthly-gifts'] }),
  });

  return {
    onStop: (id: number) => stopping.mutate(id),
    getState(
      page: RecurringDonationListPage | undefined,
      error: Error | null,
      olderHref: string | undefined,
    ): StaffRecurringDonationsState {
      if (page === undefined)
        return error === null
          ? { kind: 'loading' }
          : { kind: 'failed', message: 'Failed to load the monthly gifts' };
      if (page.gifts.length === 0) return { kind: 'empty' };
      const listed = { gifts: page.gifts, olderHref };
      if (stopping.isPending) return { kind: 'processing', giftId: stopping.variables, ...listed };
      if (stopping.isError) return { kind: 'refused', message: getReason(stopping.error, FAILED), ...listed };
      return { kind: 'ready', done: stopping.isSuccess ? DONE : undefined, ...listed };
    },
  };
}
