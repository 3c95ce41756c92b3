import { toDiscountTermsForm } from '@paniscus/domain/discounts';
import type { DiscountCode } from '@paniscus/domain/discounts';
import type { DiscountAction, StaffDiscountsState } from '@paniscus/features/discounts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createDiscountCode, fetchDiscountCodes, updateDiscountCode } from '../../api/admin/discounts';
import { getErrorMessage } from '../../api/error-messages';
import { runAction } from '../run-action';

const QUERY_KEY = ['discount-codes'];
const FAILURE_MESSAGE = 'Nothing was changed. Please try again.';
const SUCCESS_MESSAGES: Record<DiscountAction['kind'], string> = {
  create: 'Discount code added.',
  update: 'Discount code saved.',
  deactivate: 'Discount code deactivated. Its orders keep their discount.',
  activate: 'Discount code activated.',
};

export function useDiscountCodes(isStaff: boolean) {
  return useQuery({ queryKey: QUERY_KEY, queryFn: fetchDiscountCodes, enabled: isStaff });
}

function run(action: DiscountAction): Promise<unknown> {
  if (action.kind === 'create') return createDiscountCode(action.form);
  const { id, version, is_active } = action.code;
  if (action.kind === 'update') return updateDiscountCode(id, { ...action.form, is_active, version });
  const form = toDiscountTermsForm(action.code);
  return updateDiscountCode(id, { ...form, is_active: action.kind === 'activate', version });
}

/** Actions of the list of discount codes, and the state of the list with their results. */
export function useDiscountActions(codes: DiscountCode[] | undefined, error: Error | null) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: run,
    // Refetch after errors too: the call may have succeeded although the response was lost.
    onSettled: () => queryClient.invalidateQueries({ queryKey: QUERY_KEY }),
  });

  function getState(): StaffDiscountsState {
    if (codes === undefined)
      return error === null
        ? { kind: 'loading' }
        : { kind: 'failed', message: 'Failed to load the discount codes' };
    if (mutation.isPending) return { kind: 'processing', codes };
    if (mutation.isError)
      return { kind: 'refused', codes, message: getErrorMessage(mutation.error, FAILURE_MESSAGE) };
    const done = mutation.isSuccess ? SUCCESS_MESSAGES[mutation.variables.kind] : undefined;
    return { kind: 'ready', codes, done };
  }

  const onAction = (action: DiscountAction) => runAction(mutation, action);
  return { state: getState(), onAction };
}
