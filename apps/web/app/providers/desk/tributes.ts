import type { StaffTribute } from '@paniscus/domain';
import type { StaffTributesState, WallDecision } from '@paniscus/features/donation-desk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { decideTribute, readTributes } from '../../api/donation-desk';
import { reasonOf } from '../../api/problem-error';

const FAILED = 'The decision was not taken. Please try again.';

/** How many lines for the memory wall nobody has looked at; none while that is not known. */
export function useWaitingCount(isStaff: boolean): number {
  const { data = [] } = useQuery({
    queryKey: ['tributes', 'waiting'],
    queryFn: () => readTributes('waiting'),
    enabled: isStaff,
  });
  return data.filter(({ wall_state }) => wall_state === 'waiting').length;
}

/** Decides about lines, and the state of the screen in between. */
export function useTributeDecisions() {
  const queries = useQueryClient();
  const doing = useMutation({
    mutationFn: ({ id, decision }: { id: number; decision: WallDecision }) => decideTribute(id, decision),
    // It stays where it is, also where only those are listed that wait: the other decision is right there.
    onSuccess: (_answer, { id, decision }) =>
      queries.setQueriesData<StaffTribute[]>({ queryKey: ['tributes'] }, (tributes) =>
        tributes?.map((each) => (each.id === id ? { ...each, wall_state: decision } : each)),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['donation'] }),
  });

  return {
    onDecide: (id: number, decision: WallDecision) => doing.mutate({ id, decision }),
    /** The last decision is no more to be spoken of. */
    forget: () => doing.reset(),
    stateOf(tributes: StaffTribute[] | undefined, error: Error | null): StaffTributesState {
      if (tributes === undefined)
        return error === null
          ? { kind: 'loading' }
          : { kind: 'failed', message: 'Failed to load the tributes' };
      if (tributes.length === 0) return { kind: 'empty' };
      const tributeId = doing.variables?.id;
      if (tributeId === undefined) return { kind: 'ready', tributes };
      if (doing.isPending) return { kind: 'processing', tributes, tributeId };
      if (doing.isError)
        return { kind: 'refused', tributes, tributeId, message: reasonOf(doing.error, FAILED) };
      return { kind: 'ready', tributes, decidedId: tributeId };
    },
  };
}
