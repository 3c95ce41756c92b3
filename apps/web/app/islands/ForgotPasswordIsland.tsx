import type { RequestPasswordResetForm } from '@paniscus/domain/session';
import { ForgotPasswordScreen } from '@paniscus/features/session';
import type { ForgotPasswordState } from '@paniscus/features/session';
import { paths } from '@paniscus/routes';
import { useState } from 'react';
import { getErrorMessage } from '../api/error-messages';
import { requestPasswordReset } from '../api/session';

export function ForgotPasswordIsland() {
  const [state, setState] = useState<ForgotPasswordState>({ kind: 'ready' });

  const onRequest = async ({ email }: RequestPasswordResetForm) => {
    setState({ kind: 'submitting' });
    try {
      await requestPasswordReset(email);
      setState({ kind: 'sent' });
    } catch (error) {
      const message = getErrorMessage(error as Error, 'The link could not be sent. Please try again.');
      setState({ kind: 'failed', message });
    }
  };

  return <ForgotPasswordScreen state={state} onRequest={(form) => void onRequest(form)} links={paths} />;
}
