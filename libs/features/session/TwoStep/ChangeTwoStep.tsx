import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { yupResolver } from '@hookform/resolvers/yup';
import { changeTwoStepSchema } from '@paniscus/domain/session';
import type { ChangeTwoStepForm } from '@paniscus/domain/session';
import { firstFailureResolver, Form, SubmitButton } from '@paniscus/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../PasswordField/PasswordField';
import { SwitchableCodeField } from './SwitchableCodeField';
import { useRefusal } from './use-refusal';
import type { Refusal } from './two-step.types';

interface ChangeTwoStepProps {
  /** Name of the form and of its button. */
  label: string;
  color: 'primary' | 'error';
  isProcessing: boolean;
  refusal: Refusal | undefined;
  onSubmit: (form: ChangeTwoStepForm) => void;
  onCancel: () => void;
}

const resolver = firstFailureResolver(yupResolver(changeTwoStepSchema), ['current_password', 'code']);

/** Asks for the password and a code before a change. */
export function ChangeTwoStep(props: ChangeTwoStepProps) {
  const { label, color, isProcessing, refusal, onSubmit, onCancel } = props;
  const form = useForm<ChangeTwoStepForm>({ defaultValues: { current_password: '', code: '' }, resolver });
  const { setFocus } = form;
  useEffect(() => setFocus('current_password'), [setFocus]);
  useRefusal(form, refusal);
  return (
    <Form form={form} label={label} onSubmit={(values) => onSubmit(values)}>
      <PasswordField
        name="current_password"
        label="Current password"
        autoComplete="current-password"
        isHidden={isProcessing}
      />
      <SwitchableCodeField />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <SubmitButton color={color} loading={isProcessing}>
          {label}
        </SubmitButton>
        <Button variant="outlined" color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
