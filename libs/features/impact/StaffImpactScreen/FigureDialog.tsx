import { yupResolver } from '@hookform/resolvers/yup';
import Button from '@mui/material/Button';
import { FIGURE_LIMITS, impactFigureSchema, trimFigure } from '@paniscus/domain/impact';
import type { ImpactFigureForm, StaffImpactFigure } from '@paniscus/domain/impact';
import {
  firstFailureResolver,
  Form,
  FormCheckbox,
  FormCountedTextField,
  FormProblem,
  FormTextField,
  ModalDialog,
  SubmitButton,
  useOthersChanges,
} from '@paniscus/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';

interface FigureDialogProps {
  /** Undefined for a new figure. */
  figure: StaffImpactFigure | undefined;
  isSaving: boolean;
  /** Why the figure was not saved. */
  problem: string | undefined;
  /** Resolves when the figure is saved or refused. */
  onSave: (form: ImpactFigureForm) => Promise<void>;
  onClose: () => void;
}

const BLANK: ImpactFigureForm = {
  title: '',
  value: '',
  period: '',
  explanation: '',
  source: '',
  source_url: '',
  is_published: true,
};

const resolver = firstFailureResolver(yupResolver(impactFigureSchema), [
  'title',
  'value',
  'period',
  'explanation',
  'source',
  'source_url',
  'is_published',
]);

/** Adds or changes a figure. */
export function FigureDialog({ figure, isSaving, problem, onSave, onClose }: FigureDialogProps) {
  const formId = useId();
  const values = figure === undefined ? BLANK : trimFigure(figure);
  const form = useForm<ImpactFigureForm>({ defaultValues: values, resolver });
  const explain = useOthersChanges(form, figure?.version, values);
  const title = figure === undefined ? 'Add a figure' : `Edit ${figure.title}`;
  const submit = (values: ImpactFigureForm) => (isSaving ? undefined : onSave(trimFigure(values)));
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose} disabled={isSaving}>
        Cancel
      </Button>
      <SubmitButton form={formId} loading={isSaving}>
        Save figure
      </SubmitButton>
    </>
  );
  return (
    <ModalDialog isProcessing={isSaving} open title={title} onClose={onClose} actions={actions}>
      <Form id={formId} form={form} label={title} onSubmit={submit}>
        {problem === undefined ? null : <FormProblem>{explain(problem)}</FormProblem>}
        <FigureFields />
      </Form>
    </ModalDialog>
  );
}

function FigureFields() {
  return (
    <>
      <FormTextField
        name="title"
        label="Title"
        helperText="What was counted, such as “Forest protected.”"
        maxLength={FIGURE_LIMITS.title}
        autoComplete="off"
        required
      />
      <FormTextField
        name="value"
        label="Value"
        helperText="Number with its unit, such as “3,000 acres,” or a short text."
        maxLength={FIGURE_LIMITS.value}
        autoComplete="off"
        required
      />
      <FormTextField
        name="period"
        label="Period"
        helperText="Such as “2026” or “Since 2019.”"
        maxLength={FIGURE_LIMITS.period}
        autoComplete="off"
        required
      />
      <FormCountedTextField
        name="explanation"
        label="Explanation"
        helperText="One sentence on what the figure means and what it leaves out."
        maxLength={FIGURE_LIMITS.explanation}
        autoComplete="off"
        required
      />
      <FormTextField
        name="source"
        label="Source"
        helperText="Where a reader can check it, such as “Annual report 2026, page 4.”"
        maxLength={FIGURE_LIMITS.source}
        autoComplete="off"
        required
      />
      <FormTextField
        name="source_url"
        label="Link to the source"
        helperText="Starts with https://"
        maxLength={FIGURE_LIMITS.sourceUrl}
        autoComplete="off"
      />
      <FormCheckbox
        name="is_published"
        label="Show on the impact page"
        helperText="If unchecked, only staff can see the figure."
      />
    </>
  );
}
