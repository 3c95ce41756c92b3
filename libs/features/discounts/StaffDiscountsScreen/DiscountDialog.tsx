import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import { organization } from '@paniscus/content';
import {
  discountFormSchema,
  newDiscountFormSchema,
  parseDiscountForm,
  toDiscountForm,
} from '@paniscus/domain/discounts';
import type { DiscountCode, DiscountCodeForm, DiscountFormValues } from '@paniscus/domain/discounts';
import {
  firstFailureResolver,
  Form,
  FormProblem,
  ModalDialog,
  SubmitButton,
  useOthersChanges,
} from '@paniscus/ui';
import { useId, useState } from 'react';
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

const FIELD_ORDER = ['code', 'kind', 'value', 'minimum', 'starts_on', 'ends_on', 'use_limit'] as const;
const changeResolver = firstFailureResolver(yupResolver(discountFormSchema), FIELD_ORDER);

function createNewResolver() {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: organization.timeZone });
  return firstFailureResolver(yupResolver(newDiscountFormSchema(today)), FIELD_ORDER);
}

/** Adds or changes a discount code; stays open with what was typed until it is saved. */
export function DiscountDialog({ code, isSaving, problem, onSave, onClose }: DiscountDialogProps) {
  const [resolver] = useState(() => (code === undefined ? createNewResolver() : changeResolver));
  const formId = useId();
  const values = toDiscountForm(code);
  const form = useForm<DiscountFormValues>({ defaultValues: values, resolver });
  const explain = useOthersChanges(form, code?.version, values);
  const title = code === undefined ? 'Add a discount code' : `Edit ${code.code}`;
  const submit = (values: DiscountFormValues) => (isSaving ? undefined : onSave(parseDiscountForm(values)));
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose} disabled={isSaving}>
        Cancel
      </Button>
      <SubmitButton form={formId} loading={isSaving}>
        Save discount code
      </SubmitButton>
    </>
  );
  return (
    <ModalDialog isProcessing={isSaving} open title={title} onClose={onClose} actions={actions}>
      <Form id={formId} form={form} label={title} onSubmit={submit}>
        {problem === undefined ? null : <FormProblem>{explain(problem)}</FormProblem>}
        <DiscountFields />
      </Form>
    </ModalDialog>
  );
}
