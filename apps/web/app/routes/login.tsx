import type { LoginForm } from '@paniscus/domain/session';
import { LoginScreen } from '@paniscus/features/session';
import type { LoginState } from '@paniscus/features/session';
import { ROUTES } from '@paniscus/routes';
import { useState } from 'react';
import { takeReturnPath } from '../api/leave-for-login';
import { ProblemError } from '../api/problem-error';
import { logIn } from '../api/session';
import { useGo } from '../hooks/navigation';
import { buildMeta } from '../meta';

const DEFAULT_WAIT_S = 60;

export const handle = ROUTES.login;
export const meta = () => buildMeta(handle, { title: 'Login' });

export default function LoginRoute() {
  const go = useGo();
  const [state, setState] = useState<LoginState>({ kind: 'ready' });

  const onLogin = async (form: LoginForm) => {
    setState({ kind: 'submitting' });
    try {
      await logIn(form);
      go(takeReturnPath());
    } catch (error) {
      setState(getFailedState(error));
    }
  };

  return <LoginScreen state={state} onLogin={onLogin} />;
}

/** All failures show the same message, except rate limiting, which shows the wait time. */
function getFailedState(error: unknown): LoginState {
  if (error instanceof ProblemError && error.status === 429)
    return { kind: 'limited', retryAfterSeconds: error.retryAfterSeconds ?? DEFAULT_WAIT_S };
  return { kind: 'failed', message: 'Invalid credentials' };
}
