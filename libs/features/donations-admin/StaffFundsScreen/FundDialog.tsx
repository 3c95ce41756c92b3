import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import { FUND_DESCRIPTION_MAX, FUND_NAME_MAX, fundSchema } from '@paniscus/domain/funds';
import type { FundForm, StaffFund } from '@paniscus/domain/funds';
import {
  firstFailureResolver,
  Form,
  FormCountedTextField,
  FormProblem,
  FormTextField,
  ModalDialog,
  SubmitButton,
  useOthersChanges,
} from '@paniscus/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';

interface FundDialogProps {
  /** Undefined for a new fund. */
  fund: StaffFund | undefined;
  /** Whether the fund is being saved, so that it is too late to cancel. */
  isSaving: boolean;
  /** Why the fund was not saved. */
  problem: string | undefined;
  /** Resolves when the fund is saved or refused. */
  onSave: (form: FundForm) => Promise<void>;
  onClose: () => void;
}

const resolver = firstFailureResolver(yupResolver(fundSchema), ['name', 'description']);

/** Adds or changes a fund; stays open with what was typed until it is saved. */
export function FundDialog({ fund, isSaving, problem, onSave, onClose }: FundDialogProps) {
  const { name = '', description = '' } = fund ?? {};
  const formId = useId();
  const form = useForm<FundForm>({ defaultValues: { name, description }, resolver });
  const explain = useOthersChanges(form, fund?.version, { name, description });
  const title = fund === undefined ? 'Add a fund' : `Edit ${fund.name}`;
  const submit = (values: FundForm) =>
    isSaving ? undefined : onSave({ name: values.name.trim(), description: values.description.trim() });
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose} disabled={isSaving}>
        Cancel
      </Button>
      <SubmitButton form={formId} loading={isSaving}>
        Save fund
      </SubmitButton>
    </>
  );
  return (
    <ModalDialog isProcessing={isSaving} open title={title} onClose={onClose} actions={actions}>
      <Form id={formId} form={form} label={title} onSubmit={submit}>
        {problem === undefined ? null : <FormProblem>{explain(problem)}</FormProblem>}
        <FormTextField
          name="name"
          label="Name"
          helperText="A new name also appears on past receipts. For a different purpose, add another fund."
          maxLength={FUND_NAME_MAX}
          autoComplete="off"
          required
        />
        <FormCountedTextField
          name="description"
          label="Description"
          helperText="One sentence on what the gifts pay for."
          maxLength={FUND_DESCRIPTION_MAX}
          autoComplete="off"
          required
        />
      </Form>
    </ModalDialog>
  );
}
