import type { StaffMonthlyGiftsState } from '@paniscus/features/donation-desk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MonthlyGiftListPage } from '../../api/donation-desk';
import { stopMonthlyGift } from '../../api/donation-desk';
import { reasonOf } from '../../api/problem-error';

const FAILED = 'The monthly gift was not stopped. Please try again.';
const DONE = 'The monthly gift has ended. The donor is told by email.';

/** Stops monthly gifts, and the state of the screen in between. */
export function useMonthlyGiftStop() {
  const queries = useQueryClient();
  const stopping = useMutation({
    mutationFn: stopMonthlyGift,
    // What could not be told to us may have been done all the same.
    onSettled: () => queries.invalidateQueries({ queryKey: ['monthly-gifts'] }),
  });

  return {
    onStop: (id: number) => stopping.mutate(id),
    stateOf(
      page: MonthlyGiftListPage | undefined,
      error: Error | null,
      olderHref: string | undefined,
    ): StaffMonthlyGiftsState {
      if (page === undefined)
        return error === null
          ? { kind: 'loading' }
          : { kind: 'failed', message: 'Failed to load the monthly gifts' };
      if (page.gifts.length === 0) return { kind: 'empty' };
      const listed = { gifts: page.gifts, olderHref };
      if (stopping.isPending) return { kind: 'processing', giftId: stopping.variables, ...listed };
      if (stopping.isError) return { kind: 'refused', message: reasonOf(stopping.error, FAILED), ...listed };
      return { kind: 'ready', done: stopping.isSuccess ? DONE : undefined, ...listed };
    },
  };
}
