import type { StaffFund } from '@paniscus/domain/funds';
import type { FundAction, StaffFundsState } from '@paniscus/features/donations-admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createFund, fetchFunds, reorderFunds, updateFund } from '../../../api/admin/donations-admin';
import { getErrorMessage } from '../../../api/error-messages';
import { runAction } from '../../run-action';
import { isMove, moveInCache, refreshAfterLastChange } from './reorder';
import type { Reordering } from './reorder';

const QUERY_KEY = ['funds'];
const FAILURE_MESSAGE = 'Nothing was changed. Please try again.';
const SUCCESS_MESSAGES: Record<FundAction['kind'], string> = {
  create: 'Fund added. Donors can now choose it.',
  update: 'Fund saved.',
  close: 'Fund closed. Its donations keep it, and later recurring gifts go where they are needed most.',
  reopen: 'Fund reopened.',
  up: 'New order saved.',
  down: 'New order saved.',
};

export function useFunds(isStaff: boolean) {
  return useQuery({ queryKey: QUERY_KEY, queryFn: fetchFunds, enabled: isStaff });
}

type StartedAction = Exclude<FundAction, { kind: 'up' | 'down' }> | Reordering;

/** Runs an action; the funds are those that the person saw. */
function run(action: StartedAction, funds: readonly StaffFund[]): Promise<unknown> {
  if (action.kind === 'create') return createFund(action.form);
  if (isMove(action)) return reorderFunds(action.ids);
  const fund = funds.find(({ id }) => id === action.id);
  if (fund === undefined) return Promise.reject(new Error(FAILURE_MESSAGE));
  const { name, description, is_active, version } = fund;
  if (action.kind === 'update')
    return updateFund(action.id, { ...action.form, is_active, version: action.version });
  return updateFund(action.id, { name, description, is_active: action.kind === 'reopen', version });
}

/** Actions of the list of funds, and the state of the list with their results. */
export function useFundActions(funds: StaffFund[] | undefined, error: Error | null) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationKey: QUERY_KEY,
    // One after the other, so that the last order is the last one that the server receives.
    scope: { id: 'funds' },
    mutationFn: (action: StartedAction) => run(action, funds ?? []),
    // Refetch after errors too: the call may have succeeded although the response was lost.
    onSettled: () => refreshAfterLastChange(queryClient, QUERY_KEY),
  });

  function getState(): StaffFundsState {
    if (funds === undefined)
      return error === null ? { kind: 'loading' } : { kind: 'failed', message: 'Failed to load the funds' };
    if (mutation.isPending) return { kind: 'processing', funds };
    if (mutation.isError)
      return { kind: 'refused', funds, message: getErrorMessage(mutation.error, FAILURE_MESSAGE) };
    return {
      kind: 'ready',
      funds,
      done: mutation.isSuccess ? SUCCESS_MESSAGES[mutation.variables.kind] : undefined,
    };
  }
  const onAction = (action: FundAction) =>
    runAction<StartedAction>(mutation, isMove(action) ? moveInCache(queryClient, QUERY_KEY, action) : action);
  return { state: getState(), onAction };
}
