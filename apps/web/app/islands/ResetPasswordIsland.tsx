import type { ResetPasswordForm } from '@paniscus/domain/session';
import { ResetPasswordScreen } from '@paniscus/features/session';
import type { ResetPasswordState } from '@paniscus/features/session';
import { paths } from '@paniscus/routes';
import { useState } from 'react';
import { getErrorMessage } from '../api/error-messages';
import { isNotFound } from '../api/problem-error';
import { resetPassword } from '../api/session';

interface ResetPasswordIslandProps {
  /** Token of the link. */
  token: string;
}

export function ResetPasswordIsland({ token }: ResetPasswordIslandProps) {
  const [state, setState] = useState<ResetPasswordState>({ kind: 'ready' });

  const onReset = async ({ password }: ResetPasswordForm) => {
    setState({ kind: 'submitting' });
    try {
      await resetPassword(token, password);
      setState({ kind: 'done' });
    } catch (error) {
      const message = getErrorMessage(error as Error, 'Your password is unchanged. Please try again.');
      setState(isNotFound(error) ? { kind: 'notFound' } : { kind: 'failed', message });
    }
  };

  return <ResetPasswordScreen state={state} onReset={(form) => void onReset(form)} links={paths} />;
}
