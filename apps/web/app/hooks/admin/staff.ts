import type { StaffMember } from '@paniscus/domain/session';
import type { StaffAction, StaffState } from '@paniscus/features/staff-accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getErrorMessage } from '../../api/error-messages';
import { inviteStaff, runStaffAction, setStaffRole } from '../../api/admin/staff';
import { runAction } from '../run-action';

const FAILURE_MESSAGE = 'Nothing was changed. Please try again.';
const SUCCESS_MESSAGES: Record<StaffAction['kind'], string> = {
  invite: 'The invitation is on its way by email.',
  role: 'Role changed.',
  disable: 'Account disabled and signed out.',
  enable: 'Account enabled.',
  'sign-out': 'Account signed out on all devices.',
  'turn-off-two-step': 'Two-step sign-in turned off. This person gets an email about it.',
  'resend-invitation': 'The invitation is on its way again. The earlier link no longer works.',
  'cancel-invitation': 'Invitation canceled.',
};

function run(action: StaffAction): Promise<void> {
  if (action.kind === 'invite') return inviteStaff(action.form);
  if (action.kind === 'role') return setStaffRole(action.id, action.role);
  return runStaffAction(action.id, action.kind);
}

/** Actions of the list of people, and the state of the list with their results. */
export function useStaffActions() {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: run,
    // Refetch after errors too: the call may have succeeded although the response was lost.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff'] }),
  });

  return {
    onAction: (action: StaffAction) => runAction(mutation, action),
    getState(members: StaffMember[] | undefined, error: Error | null, ownId: number | undefined): StaffState {
      if (members === undefined)
        return error === null
          ? { kind: 'loading' }
          : { kind: 'failed', message: 'Failed to load the staff accounts' };
      const list = { members, ownId };
      if (mutation.isPending) return { kind: 'processing', ...list };
      if (mutation.isError)
        return { kind: 'refused', message: getErrorMessage(mutation.error, FAILURE_MESSAGE), ...list };
      return {
        kind: 'ready',
        done: mutation.isSuccess ? SUCCESS_MESSAGES[mutation.variables.kind] : undefined,
        ...list,
      };
    },
  };
}
