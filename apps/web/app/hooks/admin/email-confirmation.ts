import type { ConfirmEmailState } from '@paniscus/features/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmEmail } from '../../api/admin/own-account';
import { getErrorMessage } from '../../api/error-messages';
import { isNotFound } from '../../api/problem-error';
import { useAccount } from './account';

const FAILURE_MESSAGE = 'Your email address was not changed. Please try again.';

/** Confirms a new email address with the link from an email. */
export function useEmailConfirmation(isStaff: boolean, token: string) {
  const queryClient = useQueryClient();
  const account = useAccount();
  const mutation = useMutation({
    mutationFn: () => confirmEmail(token),
    onSuccess: (changed) => queryClient.setQueryData(['account'], changed),
  });

  const getState = (): ConfirmEmailState => {
    if (!isStaff || account === undefined) return { kind: 'loading' };
    if (mutation.isPending) return { kind: 'submitting' };
    if (mutation.isSuccess) return { kind: 'done', email: mutation.data.email ?? '' };
    if (!mutation.isError) {
      const { email, pending_email: newEmail } = account;
      return newEmail === null ? { kind: 'unneeded', email } : { kind: 'ready', email: newEmail };
    }
    return isNotFound(mutation.error)
      ? { kind: 'notFound' }
      : { kind: 'failed', message: getErrorMessage(mutation.error, FAILURE_MESSAGE) };
  };
  return { state: getState(), onConfirm: () => mutation.mutate() };
}
