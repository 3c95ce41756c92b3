import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { yupResolver } from '@hookform/resolvers/yup';
import { changeEmailSchema } from '@paniscus/domain/session';
import type { ChangeEmailForm } from '@paniscus/domain/session';
import {
  firstFailureResolver,
  Form,
  FormProblem,
  FormTextField,
  ModalDialog,
  SubmitButton,
} from '@paniscus/ui';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../PasswordField/PasswordField';
import type { LoadedAccount } from './account-screen.types';
import { suggestEmail } from './suggest-email';
import { useFormResult } from './use-form-result';

interface EmailChangeProps {
  state: LoadedAccount;
  /** Called with the new email address and the current password. */
  onChangeEmail: (form: ChangeEmailForm) => void;
}

const EMPTY = { email: '', current_password: '' };
const resolver = firstFailureResolver(yupResolver(changeEmailSchema), ['email', 'current_password']);

/** Changes the email address: which one waits to be confirmed, and the dialog that asks for another. */
export function EmailChange({ state, onChangeEmail }: EmailChangeProps) {
  const { account } = state;
  const [isOpen, setIsOpen] = useState(false);
  const isDone = state.kind === 'ready' && state.done !== undefined;
  const [wasDone, setWasDone] = useState(isDone);
  if (wasDone !== isDone) {
    setWasDone(isDone);
    if (isDone) setIsOpen(false);
  }
  if (!account.can_change_email)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {`You cannot change your email address here until this site has a mail server. ${suggestEmail(account)}.`}
      </Typography>
    );
  return (
    <Stack spacing={2} sx={{ mt: 2, alignItems: 'flex-start' }}>
      {account.pending_email === null ? null : (
        <Alert severity="info">
          {`${account.pending_email} becomes your email address once you confirm it with the link in our email to that address. The link works for 24 hours.`}
        </Alert>
      )}
      <Button variant="outlined" color="inherit" onClick={() => setIsOpen(true)}>
        <span>{account.email === null ? 'Add an email address' : 'Change email address'}</span>
      </Button>
      <EmailDialog
        isOpen={isOpen}
        state={state}
        onChangeEmail={onChangeEmail}
        onClose={() => setIsOpen(false)}
      />
    </Stack>
  );
}

type EmailDialogProps = EmailChangeProps & { isOpen: boolean; onClose: () => void };

function EmailDialog({ isOpen, state, onChangeEmail, onClose }: EmailDialogProps) {
  const formId = useId();
  const form = useForm<ChangeEmailForm>({ defaultValues: EMPTY, resolver });
  const isProcessing = state.kind === 'processing';
  useFormResult(form, 'email', state, EMPTY);
  const submit = (values: ChangeEmailForm) => onChangeEmail(values);
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose} disabled={isProcessing}>
        Cancel
      </Button>
      <SubmitButton form={formId} loading={isProcessing}>
        Send me the link
      </SubmitButton>
    </>
  );
  const title = state.account.email === null ? 'Add an email address' : 'Change your email address';
  const problem = state.kind === 'refused' && state.form === 'email' && state.field === undefined;
  return (
    <ModalDialog isProcessing={isProcessing} open={isOpen} title={title} onClose={onClose} actions={actions}>
      <Form id={formId} form={form} label={title} onSubmit={submit}>
        {problem ? <FormProblem>{state.message}</FormProblem> : null}
        <FormTextField
          name="email"
          label="New email address"
          type="email"
          autoComplete="email"
          helperText="We send a link there. The new address is yours once you confirm it. Your username stays the same."
          required
        />
        <PasswordField
          name="current_password"
          label="Current password"
          autoComplete="current-password"
          isHidden={isProcessing}
        />
      </Form>
    </ModalDialog>
  );
}
