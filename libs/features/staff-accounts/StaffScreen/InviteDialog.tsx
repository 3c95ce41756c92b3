import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import { inviteSchema } from '@paniscus/domain/session';
import type { InviteForm } from '@paniscus/domain/session';
import {
  firstFailureResolver,
  Form,
  FormSelect,
  FormTextField,
  ModalDialog,
  SubmitButton,
  submitOnce,
} from '@paniscus/ui';
import { useForm } from 'react-hook-form';
import { ROLE_OPTIONS } from '../Shared/staff-labels';
import type { StaffAction } from './staff-screen.types';

interface InviteDialogProps {
  onInvite: (action: StaffAction) => void;
  onClose: () => void;
}

const resolver = firstFailureResolver(yupResolver(inviteSchema), ['email', 'role']);

/** Asks for the email address and the role of a new person. */
export function InviteDialog({ onInvite, onClose }: InviteDialogProps) {
  const form = useForm<InviteForm>({ defaultValues: { email: '', role: 'author' }, resolver });
  const submit = (values: InviteForm) => onInvite({ kind: 'invite', form: values });
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose}>
        Cancel
      </Button>
      <SubmitButton type="button" onClick={submitOnce(form, submit)}>
        Send invitation
      </SubmitButton>
    </>
  );
  return (
    <ModalDialog open title="Invite a person" onClose={onClose} actions={actions}>
      <Form form={form} label="Invite a person" onSubmit={submit}>
        <FormTextField
          name="email"
          label="Email"
          type="email"
          helperText="They get a link that works once, for seven days."
          maxLength={150}
          required
        />
        <FormSelect name="role" label="Role" options={ROLE_OPTIONS} required />
      </Form>
    </ModalDialog>
  );
}
