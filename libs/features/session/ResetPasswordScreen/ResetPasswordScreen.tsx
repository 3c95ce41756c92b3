import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import { resetPasswordSchema } from '@paniscus/domain/session';
import type { ResetPasswordForm } from '@paniscus/domain/session';
import { EmptyState, firstFailureResolver, Form, FormProblem, Page, SubmitButton } from '@paniscus/ui';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../PasswordField/PasswordField';
import { useWasSubmitted } from '../use-was-submitted';

export type ResetPasswordState =
  | { kind: 'notFound' }
  | { kind: 'ready' }
  | { kind: 'submitting' }
  | { kind: 'failed'; message: string }
  | { kind: 'done' };

type ResetPasswordScreenProps = {
  state: ResetPasswordState;
  /** Called with the new password. */
  onReset: (form: ResetPasswordForm) => void;
  links: { login: string; forgotPassword: string };
};

const resolver = firstFailureResolver(yupResolver(resetPasswordSchema), ['password']);

/** Sets a new password with the link from an email. */
export function ResetPasswordScreen({ state, onReset, links }: ResetPasswordScreenProps) {
  const takesFocus = useWasSubmitted(state.kind);
  return (
    <Page title="Set a new password" sign="key" width="form">
      {state.kind === 'notFound' ? (
        <EmptyState
          word="question"
          takesFocus={takesFocus}
          title="This link no longer works."
          action={<Button href={links.forgotPassword}>Get a new link</Button>}
        >
          Each link works once, for one hour, and only the newest link works.
        </EmptyState>
      ) : state.kind === 'done' ? (
        <EmptyState
          word="good"
          takesFocus={takesFocus}
          title="Your password has been changed."
          action={<Button href={links.login}>Login</Button>}
        >
          You have been signed out on all devices. Please sign in with the new password.
        </EmptyState>
      ) : (
        <ResetForm state={state} onReset={onReset} />
      )}
    </Page>
  );
}

function ResetForm({ state, onReset }: Pick<ResetPasswordScreenProps, 'state' | 'onReset'>) {
  const form = useForm<ResetPasswordForm>({ defaultValues: { password: '' }, resolver });
  const isSubmitting = state.kind === 'submitting';
  return (
    <Form form={form} label="Set a new password" onSubmit={(values) => onReset(values)}>
      {state.kind === 'failed' ? <FormProblem>{state.message}</FormProblem> : null}
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        helperText="At least 10 characters."
        isHidden={isSubmitting}
      />
      <SubmitButton loading={isSubmitting}>Set password</SubmitButton>
    </Form>
  );
}
