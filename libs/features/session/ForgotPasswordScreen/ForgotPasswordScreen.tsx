import { yupResolver } from '@hookform/resolvers/yup';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { requestPasswordResetSchema } from '@paniscus/domain/session';
import type { RequestPasswordResetForm } from '@paniscus/domain/session';
import {
  firstFailureResolver,
  Form,
  FormProblem,
  FormTextField,
  Page,
  SubmitButton,
  useFocusOnMount,
} from '@paniscus/ui';
import { useForm } from 'react-hook-form';

export type ForgotPasswordState =
  { kind: 'ready' } | { kind: 'submitting' } | { kind: 'failed'; message: string } | { kind: 'sent' };

type ForgotPasswordScreenProps = {
  state: ForgotPasswordState;
  /** Called with the email address. */
  onRequest: (form: RequestPasswordResetForm) => void;
  links: { login: string };
};

const resolver = firstFailureResolver(yupResolver(requestPasswordResetSchema), ['email']);

/** Asks for the email address to which a link for a new password is sent. */
export function ForgotPasswordScreen({ state, onRequest, links }: ForgotPasswordScreenProps) {
  return (
    <Page title="Forgot your password?" sign="key" width="form">
      {state.kind === 'sent' ? <SentMessage /> : <RequestForm state={state} onRequest={onRequest} />}
      <Link href={links.login} variant="standalone" sx={{ typography: 'body2' }}>
        Back to the login page
      </Link>
    </Page>
  );
}

function SentMessage() {
  const ref = useFocusOnMount<HTMLParagraphElement>();
  return (
    <Typography ref={ref} tabIndex={-1} role="status" sx={{ mb: 3 }}>
      If an account has this email address, a link to set a new password is on its way. It works once, within
      one hour. Nothing arrived? Ask an administrator of the site.
    </Typography>
  );
}

function RequestForm({ state, onRequest }: Omit<ForgotPasswordScreenProps, 'links'>) {
  const form = useForm<RequestPasswordResetForm>({ defaultValues: { email: '' }, resolver });
  return (
    <Form form={form} label="Forgot your password?" onSubmit={(values) => onRequest(values)}>
      {state.kind === 'failed' ? <FormProblem>{state.message}</FormProblem> : null}
      <FormTextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        helperText="We will email you a link to set a new password."
        required
      />
      <SubmitButton loading={state.kind === 'submitting'}>Send the link</SubmitButton>
    </Form>
  );
}
