import Button from '@mui/material/Button';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '../../buttons/SubmitButton/SubmitButton';
import { ModalDialog } from '../../feedback/ModalDialog/ModalDialog';
import { Form } from '../../fields/Form/Form';
import { FormTextField } from '../../fields/FormTextField/FormTextField';
import type { FilterCollection } from './saved-filters.types';

interface SaveFilterDialogProps extends Pick<FilterCollection, 'onSave'> {
  onClose: () => void;
}

type NameForm = { name: string };

/** Asks for the name of the current filter. */
export function SaveFilterDialog({ onSave, onClose }: SaveFilterDialogProps) {
  const formId = useId();
  const form = useForm<NameForm>({ defaultValues: { name: '' } });
  const { isSubmitting } = form.formState;
  const submit = async ({ name }: NameForm) => {
    const failure = await onSave(name.trim());
    if (failure === undefined) onClose();
    else form.setError('name', { message: failure }, { shouldFocus: true });
  };
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose} disabled={isSubmitting}>
        Cancel
      </Button>
      <SubmitButton form={formId} loading={isSubmitting}>
        Save filter
      </SubmitButton>
    </>
  );
  return (
    <ModalDialog
      isProcessing={isSubmitting}
      open
      title="Save this filter"
      onClose={onClose}
      actions={actions}
    >
      <Form id={formId} form={form} label="Save this filter" onSubmit={submit}>
        <FormTextField
          name="name"
          label="Name"
          helperText="Only you see your saved filters."
          autoComplete="off"
          autoFocus
          required
        />
      </Form>
    </ModalDialog>
  );
}
