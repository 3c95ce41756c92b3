import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '../../fields/Form/Form';
import { FormTextField } from '../../fields/FormTextField/FormTextField';
import { ModalDialog } from '../../feedback/ModalDialog/ModalDialog';
import { SubmitButton } from '../../buttons/SubmitButton/SubmitButton';

type CorrectionForm = { email: string };

interface EmailCorrectionProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** Address that the mail server refused. */
  refused: string;
  /** Why the typed address cannot be used; undefined when it can. */
  validate: (typed: string) => string | undefined;
  /** The correction is being sent: all buttons are disabled. */
  isProcessing: boolean;
  /** Why the last attempt failed. */
  message?: string;
  /** Called with the address in its place. */
  onCorrect: (email: string) => void;
}

/** Dialog in which staff correct an address that the mail server refused; the emails are then sent again. */
export function EmailCorrection(props: EmailCorrectionProps) {
  const { refused, validate, isProcessing, message, onCorrect, ...button } = props;
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();
  const form = useForm<CorrectionForm>({ defaultValues: { email: refused } });
  const submit = ({ email }: CorrectionForm) => {
    const fault = validate(email);
    if (fault !== undefined) form.setError('email', { message: fault }, { shouldFocus: true });
    else if (!isProcessing) onCorrect(email);
  };
  const close = () => setIsOpen(false);
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={close} disabled={isProcessing}>
        Cancel
      </Button>
      <SubmitButton form={formId} loading={isProcessing}>
        Correct and send again
      </SubmitButton>
    </>
  );
  return (
    <>
      <Button variant="outlined" color="inherit" {...button} onClick={() => setIsOpen(true)}>
        Correct the address
      </Button>
      <ModalDialog
        isProcessing={isProcessing}
        open={isOpen}
        title="Correct the email address"
        onClose={close}
        actions={actions}
      >
        <Form id={formId} form={form} label="Email address" onSubmit={submit}>
          <FormTextField
            name="email"
            label="Email"
            type="email"
            required
            autoComplete="off"
            helperText={`The mail server refused ${refused}. Emails that were not sent go to the corrected address.`}
          />
          {message === undefined ? null : <Alert severity="error">{message}</Alert>}
        </Form>
      </ModalDialog>
    </>
  );
}
