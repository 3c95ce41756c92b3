import type {
  Account,
  ChangeEmailForm,
  ChangePasswordForm,
  NotificationsRequest,
  StaffSession,
} from '@paniscus/domain/session';
import type { AccountState } from '@paniscus/features/session';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getErrorMessage } from '../../api/error-messages';
import { ProblemError } from '../../api/problem-error';
import {
  changeEmail,
  changePassword,
  endOtherSessions,
  endSession,
  fetchNotifications,
  fetchSessions,
  saveNotifications,
} from '../../api/admin/own-account';
import { useAccount } from './account';

const FAILURE_MESSAGE = 'Nothing was changed. Please try again.';

type AccountAction =
  | { kind: 'password'; form: ChangePasswordForm }
  | { kind: 'email'; form: ChangeEmailForm }
  | { kind: 'end-one'; session: StaffSession }
  | { kind: 'end-others' }
  | { kind: 'notifications'; request: NotificationsRequest };

const SUCCESS_MESSAGES: Record<AccountAction['kind'], string> = {
  password: 'Your password has been changed. Your other devices are signed out.',
  email: 'A link is on its way to your new address. Confirm the address with it.',
  'end-one': 'Device signed out.',
  'end-others': 'Other devices signed out.',
  notifications: 'Email choices saved.',
};

/** State and actions of the own account. */
export function useOwnAccount(isStaff: boolean) {
  const queryClient = useQueryClient();
  const account = useAccount();
  const { data: sessions, error } = useQuery({
    queryKey: ['sessions'],
    queryFn: fetchSessions,
    enabled: isStaff,
  });
  const notifications = useNotifications(account);
  const mutation = useMutation({
    mutationFn: runAction,
    onSettled: () =>
      Promise.all(
        ['account', 'sessions', 'notifications'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });

  const getState = (): AccountState => {
    if (account === undefined || sessions === undefined || notifications.data === undefined)
      return (error ?? notifications.error) === null
        ? { kind: 'loading' }
        : { kind: 'failed', message: 'Failed to load your account' };
    const loaded = { account, sessions, notifications: notifications.data };
    if (mutation.isPending) return { kind: 'processing', ...loaded };
    if (mutation.isError) {
      const form = mutation.variables.kind === 'email' ? 'email' : 'password';
      return { kind: 'refused', form, ...describeFailure(mutation.error), ...loaded };
    }
    const done = mutation.isSuccess ? SUCCESS_MESSAGES[mutation.variables.kind] : undefined;
    return { kind: 'ready', done, ...loaded };
  };

  return {
    state: getState(),
    onChangePassword: (form: ChangePasswordForm) => mutation.mutate({ kind: 'password', form }),
    onChangeEmail: (form: ChangeEmailForm) => mutation.mutate({ kind: 'email', form }),
    onEndSession: (session: StaffSession) => mutation.mutate({ kind: 'end-one', session }),
    onEndOtherSessions: () => mutation.mutate({ kind: 'end-others' }),
    onSaveNotifications: (request: NotificationsRequest) =>
      mutation.mutate({ kind: 'notifications', request }),
  };
}

function runAction(action: AccountAction): Promise<unknown> {
  switch (action.kind) {
    case 'password':
      return changePassword(action.form);
    case 'email':
      return changeEmail(action.form);
    case 'end-one':
      return endSession(action.session.id);
    case 'end-others':
      return endOtherSessions();
    case 'notifications':
      return saveNotifications(action.request);
  }
}

/** Emails about orders and donations; null for people who may not see these. */
function useNotifications(account: Account | undefined) {
  return useQuery({
    queryKey: ['notifications'],
    queryFn: () => (account?.role === 'admin' ? fetchNotifications() : Promise.resolve(null)),
    enabled: account !== undefined,
  });
}

function describeFailure(
  error: Error,
): Pick<Extract<AccountState, { kind: 'refused' }>, 'message' | 'field'> {
  const errors = error instanceof ProblemError ? error.problem?.errors : undefined;
  const field = (['email', 'current_password', 'new_password'] as const).find(
    (name) => errors?.[name] !== undefined,
  );
  return { message: getErrorMessage(error, FAILURE_MESSAGE), field };
}
