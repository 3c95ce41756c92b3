import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { USERNAME_MAX } from '@paniscus/domain/session';
import type { LoginForm } from '@paniscus/domain/session';
import { formatWait } from '@paniscus/domain/timing';
import { Form, FormProblem, FormTextField, lazyResolver, Page, SubmitButton } from '@paniscus/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { PasswordField } from '../PasswordField/PasswordField';
import { LazyLoginCodeForm } from './login-code-form.lazy';
import { useIsLimited } from './use-is-limited';

type Step = {
  /** The password was right, and the account needs a one-time code as well. */
  asksCode?: boolean;
};

export type LoginState =
  | ({ kind: 'ready' } & Step)
  | ({ kind: 'submitting' } & Step)
  /** The form has changed since it was sent, so that the answer is about something else. */
  | ({ kind: 'edited' } & Step)
  | ({ kind: 'failed'; message: string } & Step)
  /** Too many attempts: login is blocked for this many seconds. */
  | ({ kind: 'limited'; retryAfterSeconds: number } & Step);

type LoginScreenProps = {
  state: LoginState;
  /** Why the page was opened, until the first attempt. */
  notice?: string;
  /** Called with the name, the password and the code of the second step. */
  onLogin: (form: LoginForm) => void;
  /** Called whenever something is typed. */
  onEdit: () => void;
  /** Goes back from the code to the name and the password. */
  onStartOver: () => void;
  links: { forgotPassword: string };
};

const resolver = lazyResolver(() => import('./login.resolver').then((module) => module.loginResolver));

export function LoginScreen({ state, notice, onLogin, onEdit, onStartOver, links }: LoginScreenProps) {
  // Remembers what was typed while the code is asked for.
  const form = useForm<LoginForm>({
    defaultValues: { username: '', password: '' },
    resolver,
  });
  const isLimited = useIsLimited(state.kind === 'limited' ? state.retryAfterSeconds : 0, state);
  const alert = <LoginAlert state={state} notice={notice} isLimited={isLimited} />;

  return (
    <Page title="Login" lead="For staff only." sign="key" width="form">
      {state.asksCode === true ? (
        <LazyLoginCodeForm
          username={form.getValues('username')}
          attempt={state}
          isLimited={isLimited}
          alert={alert}
          onSubmit={(code) => onLogin({ ...form.getValues(), code })}
          onEdit={onEdit}
          onStartOver={onStartOver}
        />
      ) : (
        <PasswordStep {...{ form, state, isLimited, onLogin, onEdit, links }}>{alert}</PasswordStep>
      )}
    </Page>
  );
}

interface PasswordStepProps extends Omit<LoginScreenProps, 'notice' | 'onStartOver'> {
  form: UseFormReturn<LoginForm>;
  isLimited: boolean;
  children: ReactNode;
}

function PasswordStep({ form, state, isLimited, onLogin, onEdit, links, children }: PasswordStepProps) {
  const isSubmitting = state.kind === 'submitting';
  const { setFocus } = form;
  useEffect(() => {
    if (state.kind === 'failed') setFocus('password', { shouldSelect: true });
  }, [state, setFocus]);

  const logIn = ({ username, password }: LoginForm) => {
    void LazyLoginCodeForm.preload();
    onLogin({ username, password });
  };

  return (
    <Form form={form} label="Login" onFocus={resolver.preload} onInput={onEdit} onSubmit={logIn}>
      {children}
      <FormTextField
        name="username"
        label="Username"
        autoComplete="username"
        maxLength={USERNAME_MAX}
        required
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        isHidden={isSubmitting}
      />
      <SubmitButton loading={isSubmitting} disabled={isLimited}>
        Login
      </SubmitButton>
      <Link href={links.forgotPassword} variant="standalone" sx={{ typography: 'body2' }}>
        Forgot your password?
      </Link>
      {state.kind === 'failed' ? (
        <Typography variant="body2">If you still cannot sign in, ask an administrator.</Typography>
      ) : null}
    </Form>
  );
}

type LoginAlertProps = Pick<LoginScreenProps, 'state' | 'notice'> & { isLimited: boolean };

function LoginAlert({ state, notice, isLimited }: LoginAlertProps) {
  if (state.kind === 'failed') return <FormProblem>{state.message}</FormProblem>;
  if (state.kind !== 'limited') return notice === undefined ? null : <Alert severity="info">{notice}</Alert>;
  if (!isLimited)
    return (
      <Alert severity="info" role="status">
        You can try again now.
      </Alert>
    );
  return (
    <Alert severity="error">
      <AlertTitle>Too many attempts</AlertTitle>
      <span>{`Please wait ${formatWait(state.retryAfterSeconds)} and try again.`}</span>
    </Alert>
  );
}
