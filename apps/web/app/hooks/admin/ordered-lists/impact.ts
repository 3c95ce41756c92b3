import { trimFigure } from '@paniscus/domain/impact';
import type { StaffImpactFigure } from '@paniscus/domain/impact';
import type { FigureAction, StaffImpactState } from '@paniscus/features/impact';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createImpactFigure,
  deleteImpactFigure,
  fetchImpactFigures,
  reorderImpactFigures,
  updateImpactFigure,
} from '../../../api/admin/impact';
import { getErrorMessage } from '../../../api/error-messages';
import { runAction } from '../../run-action';
import { isMove, moveInCache, refreshAfterLastChange } from './reorder';
import type { Reordering } from './reorder';

const QUERY_KEY = ['impact-figures'];
const FAILURE_MESSAGE = 'Nothing was changed. Please try again.';
const SUCCESS_MESSAGES: Record<FigureAction['kind'], string> = {
  create: 'Figure added.',
  update: 'Figure saved.',
  publish: 'Figure published.',
  hide: 'Figure hidden. Only staff can see it.',
  up: 'New order saved.',
  down: 'New order saved.',
  delete: 'Figure deleted.',
  restore: 'Figure restored.',
};

export function useImpactFigures(isStaff: boolean) {
  return useQuery({ queryKey: QUERY_KEY, queryFn: fetchImpactFigures, enabled: isStaff });
}

type StartedAction = Exclude<FigureAction, { kind: 'up' | 'down' }> | Reordering;

function run(action: StartedAction): Promise<unknown> {
  switch (action.kind) {
    case 'create':
      return createImpactFigure(action.form);
    case 'update':
      return updateImpactFigure(action.id, { ...action.form, version: action.version });
    case 'publish':
    case 'hide': {
      const { figure, kind } = action;
      const form = { ...trimFigure(figure), is_published: kind === 'publish' };
      return updateImpactFigure(figure.id, { ...form, version: figure.version });
    }
    case 'delete':
      return deleteImpactFigure(action.figure);
    case 'restore':
      return createImpactFigure({ ...trimFigure(action.figure), position: action.position });
    default:
      return reorderImpactFigures(action.ids);
  }
}

/** Actions of the list of figures, and the state of the list with their results. */
export function useImpactActions(figures: StaffImpactFigure[] | undefined, error: Error | null) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationKey: QUERY_KEY,
    // One after the other, so that the last order is the last one that the server receives.
    scope: { id: 'impact-figures' },
    mutationFn: run,
    // Refetch after errors too: the call may have succeeded although the response was lost.
    onSettled: () => refreshAfterLastChange(queryClient, QUERY_KEY),
  });

  function getState(): StaffImpactState {
    if (figures === undefined)
      return error === null ? { kind: 'loading' } : { kind: 'failed', message: 'Failed to load the figures' };
    if (mutation.isPending) return { kind: 'processing', figures };
    if (mutation.isError)
      return { kind: 'refused', figures, message: getErrorMessage(mutation.error, FAILURE_MESSAGE) };
    const action = mutation.variables;
    if (action === undefined) return { kind: 'ready', figures };
    const deleted =
      action.kind === 'delete' ? { figure: action.figure, position: action.position } : undefined;
    return { kind: 'ready', figures, done: SUCCESS_MESSAGES[action.kind], deleted };
  }

  const onAction = (action: FigureAction) =>
    runAction<StartedAction>(mutation, isMove(action) ? moveInCache(queryClient, QUERY_KEY, action) : action);
  return { state: getState(), onAction };
}
