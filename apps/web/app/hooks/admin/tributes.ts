import type { StaffTribute, WallDecision } from '@paniscus/domain/donation';
import { tributeBulkActions } from '@paniscus/features/donations-admin';
import type { StaffTributesState } from '@paniscus/features/donations-admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { decideTribute, fetchWaitingTributes } from '../../api/admin/donations-admin';
import type { TributeListPage } from '../../api/admin/donations-admin';
import { getErrorMessage } from '../../api/error-messages';
import { useBulkActions } from './bulk/bulk-actions';

const FAILURE_MESSAGE = 'Your decision was not saved. Please try again.';

export function useWaitingTributeCount(isStaff: boolean): number {
  const { data = [] } = useQuery({
    queryKey: ['waiting-tributes'],
    queryFn: fetchWaitingTributes,
    enabled: isStaff,
  });
  return data.length;
}

export function useTributeDecisions() {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ id, decision }: { id: number; decision: WallDecision }) => decideTribute(id, decision),
    // Updates the tribute in place even in a list of waiting ones, so that the decision can be reversed.
    onSuccess: (tribute) =>
      queryClient.setQueriesData<TributeListPage>(
        { queryKey: ['tributes'] },
        (page) => page && replaceTribute(page, tribute),
      ),
    // Someone else may have decided.
    onError: () => queryClient.invalidateQueries({ queryKey: ['tributes'] }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['donation'] });
      return queryClient.invalidateQueries({ queryKey: ['waiting-tributes'] });
    },
  });

  return {
    onDecide: ({ id, wall_state }: StaffTribute, state: WallDecision['state']) =>
      mutation.mutate({ id, decision: { state, wall_state } }),
    reset: () => mutation.reset(),
    getState(
      page: TributeListPage | undefined,
      error: Error | null,
      olderHref: string | undefined,
    ): StaffTributesState {
      if (page === undefined)
        return error === null
          ? { kind: 'loading' }
          : { kind: 'failed', message: 'Failed to load the tributes' };
      return toListState({ tributes: page.tributes, olderHref }, mutation);
    },
  };
}

/** Decisions about several tributes. They stay in the list, so that a decision can be reversed. */
export function useTributeBulkActions() {
  const queryClient = useQueryClient();
  const invalidate = (...names: string[]) =>
    Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
  return useBulkActions({
    actions: tributeBulkActions,
    async runOne({ id, wall_state }, state) {
      const tribute = await decideTribute(id, { state, wall_state });
      queryClient.setQueriesData<TributeListPage>(
        { queryKey: ['tributes'] },
        (page) => page && replaceTribute(page, tribute),
      );
      return undefined;
    },
    listKey: 'tributes',
    getRows: (page: TributeListPage) => page.tributes,
    reload: () => invalidate('tributes', 'waiting-tributes', 'donation'),
    reloadOthers: () => invalidate('waiting-tributes', 'donation'),
  });
}

type TributeList = { tributes: StaffTribute[]; olderHref: string | undefined };
type DecisionStatus = Pick<
  UseMutationResult<StaffTribute, Error, { id: number; decision: WallDecision }>,
  'variables' | 'isPending' | 'error'
>;

function toListState(list: TributeList, { variables, isPending, error }: DecisionStatus): StaffTributesState {
  if (list.tributes.length === 0) return { kind: 'empty' };
  if (variables === undefined) return { kind: 'ready', ...list };
  const tributeId = variables.id;
  if (isPending) return { kind: 'processing', tributeId, ...list };
  if (error !== null)
    return { kind: 'refused', tributeId, message: getErrorMessage(error, FAILURE_MESSAGE), ...list };
  return { kind: 'ready', decidedId: tributeId, ...list };
}

function replaceTribute(page: TributeListPage, tribute: StaffTribute): TributeListPage {
  return {
    ...page,
    tributes: page.tributes.map((current) => (current.id === tribute.id ? tribute : current)),
  };
}
