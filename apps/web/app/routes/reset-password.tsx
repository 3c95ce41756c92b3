import type { ResetPasswordForm } from '@paniscus/domain/session';
import { ResetPasswordScreen } from '@paniscus/features/session';
import type { ResetPasswordState } from '@paniscus/features/session';
import { paths, ROUTES } from '@paniscus/routes';
import { useState } from 'react';
import { data, useLoaderData, useParams } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getErrorMessage, isNotFound } from '../api/problem-error';
import { resetPassword } from '../api/session';
import { toFailedState } from '../failed-state';
import { buildMeta } from '../meta';
import { serverContext } from '../server-context';

export const handle = ROUTES.resetPassword;
export const meta = () => buildMeta(handle, { title: 'Set a new password' });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = encodeURIComponent(params.token ?? '');
  const response = await context.get(serverContext).api(`/password-reset/${token}/`);
  if (response.status === 404) return data<ResetPasswordState>({ kind: 'notFound' }, { status: 404 });
  if (!response.ok) return toFailedState<ResetPasswordState>(response, 'Failed to check the link');
  return data<ResetPasswordState>({ kind: 'ready' });
}

export default function ResetPasswordRoute() {
  const { token = '' } = useParams();
  const [state, setState] = useState<ResetPasswordState>(useLoaderData<typeof loader>());

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

  return <ResetPasswordScreen state={state} onReset={onReset} links={paths} />;
}
