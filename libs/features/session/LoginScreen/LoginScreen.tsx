import { yupResolver } from '@hookform/resolvers/yup';
import { loginSchema, USERNAME_MAX } from '@paniscus/domain/session';
import type { LoginForm } from '@paniscus/domain/session';
import { Alert, Button, firstFailureResolver, Form, Page, TextField } from '@paniscus/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../PasswordField/PasswordField';
import { useIsWaiting } from './use-is-waiting';
import { formatWaitingTime } from './waiting-time';

export type LoginState =
  | { kind: 'ready' }
  | { kind: 'submitting' }
  | { kind: 'failed'; message: string }
  /** Too many attempts: login is blocked for this many seconds. */
  | { kind: 'limited'; retryAfterSeconds: number };

type LoginScreenProps = { state: LoginState; onLogin: (form: LoginForm) => void };

const resolver = firstFailureResolver(yupResolver(loginSchema), ['username', 'password']);

export function LoginScreen({ state, onLogin }: LoginScreenProps) {
  const form = useForm({
    defaultValues: { username: '', password: '' },
    resolver,
  });
  const isWaiting = useIsWaiting(state.kind === 'limited' ? state.retryAfterSeconds : 0, state);
  const isSubmitting = state.kind === 'submitting';

  const { setFocus } = form;
  useEffect(() => {
    if (state.kind === 'failed') setFocus('password', { shouldSelect: true });
  }, [state, setFocus]);

  return (
    <Page title="Login" lead="For the people who write and keep this site." mark="key" width="form">
      <Form form={form} label="Login" onSubmit={onLogin}>
        <Outcome state={state} isWaiting={isWaiting} />
        <TextField
          name="username"
          label="Username"
          autoComplete="username"
          maxLength={USERNAME_MAX}
          isRequired
        />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          isHidden={isSubmitting}
        />
        <Button type="submit" isProcessing={isSubmitting} isDisabled={isWaiting}>
          Login
        </Button>
      </Form>
    </Page>
  );
}

function Outcome({ state, isWaiting }: { state: LoginState; isWaiting: boolean }) {
  if (state.kind === 'failed') return <Alert kind="error">{state.message}</Alert>;
  if (state.kind !== 'limited') return null;
  if (!isWaiting) return <Alert kind="info">You can try again now.</Alert>;
  return (
    <Alert kind="error" title="Too many tries">
      Please wait {formatWaitingTime(state.retryAfterSeconds)} and try again.
    </Alert>
  );
}
