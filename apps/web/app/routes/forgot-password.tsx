import type { RequestPasswordResetForm } from '@paniscus/domain/session';
import { ForgotPasswordScreen } from '@paniscus/features/session';
import type { ForgotPasswordState } from '@paniscus/features/session';
import { paths, ROUTES } from '@paniscus/routes';
import { useState } from 'react';
import { getErrorMessage } from '../api/problem-error';
import { requestPasswordReset } from '../api/session';
import { buildMeta } from '../meta';

export const handle = ROUTES.forgotPassword;
export const meta = () => buildMeta(handle, { title: 'Forgot your password?' });

export default function ForgotPasswordRoute() {
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

  return <ForgotPasswordScreen state={state} onRequest={onRequest} links={paths} />;
}
