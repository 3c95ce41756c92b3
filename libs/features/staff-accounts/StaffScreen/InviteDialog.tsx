import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import { inviteSchema } from '@paniscus/domain/session';
import type { InviteForm } from '@paniscus/domain/session';
import {
  firstFailureResolver,
  Form,
  FormProblem,
  FormTextField,
  ModalDialog,
  SubmitButton,
} from '@paniscus/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { RoleField } from './RoleField';
import type { StaffAction } from './staff-screen.types';

interface InviteDialogProps {
  isSending: boolean;
  /** Why the invitation was not sent. */
  problem: string | undefined;
  /** Resolves when the invitation is sent or refused. */
  onInvite: (action: StaffAction) => Promise<void>;
  onClose: () => void;
}

const resolver = firstFailureResolver(yupResolver(inviteSchema), ['email', 'role']);

/** Asks for the email address and the role of a new person; stays open with what was typed until it is sent. */
export function InviteDialog({ isSending, problem, onInvite, onClose }: InviteDialogProps) {
  const formId = useId();
  const form = useForm<InviteForm>({ defaultValues: { email: '', role: 'author' }, resolver });
  const submit = (values: InviteForm) => (isSending ? undefined : onInvite({ kind: 'invite', form: values }));
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose} disabled={isSending}>
        Cancel
      </Button>
      <SubmitButton form={formId} loading={isSending}>
        Send invitation
      </SubmitButton>
    </>
  );
  return (
    <ModalDialog isProcessing={isSending} open title="Invite a person" onClose={onClose} actions={actions}>
      <Form id={formId} form={form} label="Invite a person" onSubmit={submit}>
        {problem === undefined ? null : <FormProblem>{problem}</FormProblem>}
        <FormTextField
          name="email"
          label="Email"
          type="email"
          helperText="They get a link that works once, for seven days."
          maxLength={150}
          required
        />
        <RoleField />
      </Form>
    </ModalDialog>
  );
}
