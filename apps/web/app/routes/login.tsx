import { SIGN_IN_PROBLEMS } from '@paniscus/domain/session';
import type { LoginForm } from '@paniscus/domain/session';
import { LoginScreen } from '@paniscus/features/session';
import type { LoginState } from '@paniscus/features/session';
import { paths, ROUTES } from '@paniscus/routes';
import { useState } from 'react';
import { popReturnPath } from '../api/redirect-to-login';
import { ProblemError } from '../api/problem-error';
import { logIn } from '../api/session';
import { useNavigateTo } from '../hooks/navigation';
import { buildMeta } from '../meta';

const DEFAULT_WAIT_S = 60;

export const handle = ROUTES.login;
export const meta = () => buildMeta(handle, { title: 'Login' });

export default function LoginRoute() {
  const navigateTo = useNavigateTo();
  const [state, setState] = useState<LoginState>({ kind: 'ready' });

  const onLogin = async (form: LoginForm) => {
    const asksCode = form.code !== undefined;
    setState({ kind: 'submitting', asksCode });
    try {
      await logIn(form);
      navigateTo(popReturnPath());
    } catch (error) {
      setState(getFailedState(error, asksCode));
    }
  };

  return (
    <LoginScreen
      state={state}
      onLogin={onLogin}
      onStartOver={() => setState({ kind: 'ready' })}
      links={paths}
    />
  );
}

/**
 * A missing or wrong code asks for it. All other failures show the same message, except rate limiting, which shows the
 * wait time.
 */
function getFailedState(error: unknown, asksCode: boolean): LoginState {
  const problem = error instanceof ProblemError ? error : undefined;
  if (problem?.status === 429)
    return { kind: 'limited', retryAfterSeconds: problem.retryAfterSeconds ?? DEFAULT_WAIT_S, asksCode };
  switch (problem?.problem?.type) {
    case SIGN_IN_PROBLEMS.codeRequired:
      return { kind: 'ready', asksCode: true };
    case SIGN_IN_PROBLEMS.codeWrong:
      return { kind: 'failed', message: 'This code is wrong or was used already.', asksCode: true };
    default:
      return { kind: 'failed', message: 'Invalid credentials' };
  }
}
