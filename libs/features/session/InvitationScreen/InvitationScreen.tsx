import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import { acceptInvitationSchema } from '@paniscus/domain/session';
import type { AcceptInvitationForm, Invitation, StaffRole } from '@paniscus/domain/session';
import {
  EmptyState,
  firstFailureResolver,
  Form,
  FormProblem,
  FormTextField,
  Page,
  ReadOnlyField,
  SubmitButton,
} from '@paniscus/ui';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../PasswordField/PasswordField';
import { useWasSubmitted } from '../use-was-submitted';

type Opened = { invitation: Invitation };

export type InvitationState =
  | { kind: 'notFound' }
  | ({ kind: 'ready' } & Opened)
  | ({ kind: 'submitting' } & Opened)
  | ({ kind: 'failed'; message: string } & Opened);

type InvitationScreenProps = {
  state: InvitationState;
  /** Called with the chosen name and password. */
  onAccept: (form: AcceptInvitationForm) => void;
  links: { login: string };
};

const resolver = firstFailureResolver(yupResolver(acceptInvitationSchema), ['name', 'password']);

const LEADS: Record<StaffRole, string> = {
  author: 'You have been invited as an author. Authors write posts and edit their own.',
  editor: 'You have been invited as an editor. Editors write posts and edit everyone’s.',
  admin:
    'You have been invited as an administrator. Administrators manage posts, orders, donations and people.',
};

/** Where an invited person sets a name and a password. */
export function InvitationScreen({ state, onAccept, links }: InvitationScreenProps) {
  const takesFocus = useWasSubmitted(state.kind);
  if (state.kind === 'notFound')
    return (
      <Page title="Invitation" sign="key" width="form">
        <EmptyState
          word="question"
          takesFocus={takesFocus}
          title="This invitation no longer works."
          action={<Button href={links.login}>Login</Button>}
        >
          It has already been used, has expired, or was replaced by a newer one. Ask an administrator of the
          site to send it again.
        </EmptyState>
      </Page>
    );
  const { role } = state.invitation;
  return (
    <Page title="Welcome" lead={LEADS[role]} sign="key" width="form">
      <AcceptForm state={state} onAccept={onAccept} />
    </Page>
  );
}

interface AcceptFormProps {
  state: Extract<InvitationState, Opened>;
  onAccept: (form: AcceptInvitationForm) => void;
}

function AcceptForm({ state, onAccept }: AcceptFormProps) {
  const form = useForm<AcceptInvitationForm>({ defaultValues: { name: '', password: '' }, resolver });
  const isSubmitting = state.kind === 'submitting';
  return (
    <Form form={form} label="Accept the invitation" onSubmit={(values) => onAccept(values)}>
      {state.kind === 'failed' ? <FormProblem>{state.message}</FormProblem> : null}
      <ReadOnlyField
        label="Username"
        value={state.invitation.email}
        helperText="You sign in with your email address."
      />
      <FormTextField
        name="name"
        label="Name"
        autoComplete="name"
        helperText="Readers see it with your posts."
        maxLength={100}
        required
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        helperText="At least 10 characters."
        isHidden={isSubmitting}
      />
      <SubmitButton loading={isSubmitting}>Create account</SubmitButton>
    </Form>
  );
}
