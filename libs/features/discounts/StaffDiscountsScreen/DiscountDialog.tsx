import { yupResolver } from '@hookform/resolvers/yup';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { discountFormSchema, parseDiscountForm, toDiscountForm } from '@paniscus/domain/discounts';
import type { DiscountCode, DiscountCodeForm, DiscountFormValues } from '@paniscus/domain/discounts';
import { firstFailureResolver, Form, ModalDialog, SubmitButton, submitOnce } from '@paniscus/ui';
import { useForm } from 'react-hook-form';
import { DiscountFields } from './DiscountFields';

interface DiscountDialogProps {
  /** Undefined for a new code. */
  code: DiscountCode | undefined;
  isSaving: boolean;
  /** Why the code was not saved. */
  problem: string | undefined;
  /** Resolves when the code is saved or refused. */
  onSave: (form: DiscountCodeForm) => Promise<void>;
  onClose: () => void;
}

const resolver = firstFailureResolver(yupResolver(discountFormSchema), [
  'code',
  'kind',
  'value',
  'minimum',
  'starts_on',
  'ends_on',
  'use_limit',
]);

/** Adds or changes a discount code; stays open with what was typed until it is saved. */
export function DiscountDialog({ code, isSaving, problem, onSave, onClose }: DiscountDialogProps) {
  const form = useForm<DiscountFormValues>({ defaultValues: toDiscountForm(code), resolver });
  const title = code === undefined ? 'Add a discount code' : `Edit ${code.code}`;
  const submit = (values: DiscountFormValues) => (isSaving ? undefined : onSave(parseDiscountForm(values)));
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose} disabled={isSaving}>
        Cancel
      </Button>
      <SubmitButton type="button" loading={isSaving} onClick={submitOnce(form, submit)}>
        Save discount code
      </SubmitButton>
    </>
  );
  return (
    <ModalDialog isProcessing={isSaving} open title={title} onClose={onClose} actions={actions}>
      <Form form={form} label={title} onSubmit={submit}>
        {problem === undefined ? null : <Alert severity="error">{problem}</Alert>}
        <DiscountFields />
      </Form>
    </ModalDialog>
  );
}
