import { SIGN_IN_PROBLEMS } from '@paniscus/domain/session';
import type { LoginForm } from '@paniscus/domain/session';
import { LoginScreen } from '@paniscus/features/session';
import type { LoginState } from '@paniscus/features/session';
import { useInBrowser } from '@paniscus/islands/browser';
import { paths } from '@paniscus/routes';
import { useState } from 'react';
import { ProblemError } from '../api/problem-error';
import { getLoginNotice, popReturnPath } from '../api/redirect-to-login';
import { logIn } from '../api/session';
import { usePageRestore } from '../hooks/page-restore';

const DEFAULT_WAIT_S = 60;

export function LoginIsland() {
  const [state, setState] = useState<LoginState>({ kind: 'ready' });
  /** Number of returns to this page, each of which starts with an empty form. */
  const [returns, setReturns] = useState(0);

  const notice = useInBrowser(getLoginNotice, () => undefined);

  usePageRestore(() => {
    setState({ kind: 'ready' });
    setReturns((current) => current + 1);
  });

  const onLogin = async (form: LoginForm) => {
    const asksCode = form.code !== undefined;
    setState({ kind: 'submitting', asksCode });
    try {
      await logIn(form);
      location.assign(popReturnPath());
    } catch (error) {
      setState(getFailedState(error, asksCode));
    }
  };

  return (
    <LoginScreen
      key={returns}
      state={state}
      notice={notice}
      onLogin={(form) => void onLogin(form)}
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
      return { kind: 'failed', message: 'This code is incorrect or has already been used.', asksCode: true };
    default:
      return { kind: 'failed', message: 'Invalid credentials' };
  }
}
