import type { StaffTribute, WallDecision } from '@paniscus/domain/donation';
import type { StaffTributesState } from '@paniscus/features/donations-admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { decideTribute, readWaitingTributes } from '../../api/donations-admin';
import type { TributeListPage } from '../../api/donations-admin';
import { getReason } from '../../api/problem-error';

const FAILED = 'The decision was not taken. Please try again.';

export function useWaitingCount(isStaff: boolean): number {
  const { data = [] } = useQuery({
    queryKey: ['waiting-tributes'],
    queryFn: readWaitingTributes,
    enabled: isStaff,
  });
  return data.length;
}

export function useTributeDecisions() {
  const queries = useQueryClient();
  const doing = useMutation({
    mutationFn: ({ id, decision }: { id: number; decision: WallDecision }) => decideTribute(id, decision),
    // Updates the tribute in place even in a list of waiting ones, so that the decision can be reversed.
    onSuccess: (tribute) =>
      queries.setQueriesData<TributeListPage>(
        { queryKey: ['tributes'] },
        (page) => page && withIn(page, tribute),
      ),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['donation'] });
      return queries.invalidateQueries({ queryKey: ['waiting-tributes'] });
    },
  });

  return {
    onDecide: (id: number, state: WallDecision['state']) => doing.mutate({ id, decision: { state } }),
    forget: () => doing.reset(),
    getState(
      page: TributeListPage | undefined,
      error: Error | null,
      olderHref: string | undefined,
    ): StaffTributesState {
      if (page === undefined)
        return error === null
          ? { kind: 'loading' }
          : { kind: 'failed', message: 'Failed to load the tributes' };
      if (page.tributes.length === 0) return { kind: 'empty' };
      const listed = { tributes: page.tributes, olderHref };
      const tributeId = doing.variables?.id;
      if (tributeId === undefined) return { kind: 'ready', ...listed };
      if (doing.isPending) return { kind: 'processing', tributeId, ...listed };
      if (doing.isError)
        return { kind: 'refused', tributeId, message: getReason(doing.error, FAILED), ...listed };
      return { kind: 'ready', decidedId: tributeId, ...listed };
    },
  };
}

function withIn(page: TributeListPage, tribute: StaffTribute): TributeListPage {
  return { ...page, tributes: page.tributes.map((each) => (each.id === tribute.id ? tribute : each)) };
}
