import type { LoginForm } from '@paniscus/domain/session';
import { LoginScreen } from '@paniscus/features/session';
import type { LoginState } from '@paniscus/features/session';
import { useInBrowser } from '@paniscus/islands/browser';
import { paths } from '@paniscus/routes';
import { useState } from 'react';
import { getLoginNotice, popReturnPath } from '../api/sign-in/redirect-to-login';
import { logIn } from '../api/session';
import { usePageRestore } from '../hooks/page-restore';
import { createLoginAttempts } from '../session/login-attempts';

export function LoginIsland() {
  /** Number of returns to this page, each of which starts with an empty form. */
  const [returns, setReturns] = useState(0);
  usePageRestore(() => setReturns((current) => current + 1));
  return <Login key={returns} />;
}

function Login() {
  const [state, setState] = useState<LoginState>({ kind: 'ready' });
  const [attempts] = useState(() =>
    createLoginAttempts({
      send: logIn,
      onSignedIn: () => location.assign(popReturnPath()),
      onState: setState,
    }),
  );

  const notice = useInBrowser(getLoginNotice, () => undefined);

  const onEdit = () => {
    if (state.kind !== 'submitting') return;
    attempts.forget();
    setState({ ...state, kind: 'edited' });
  };
  const onStartOver = () => {
    attempts.forget();
    setState({ kind: 'ready' });
  };

  return (
    <LoginScreen
      state={state}
      notice={notice}
      onLogin={(form: LoginForm) => void attempts.attempt(form)}
      onEdit={onEdit}
      onStartOver={onStartOver}
      links={paths}
    />
  );
}
