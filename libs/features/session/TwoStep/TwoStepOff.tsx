import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { yupResolver } from '@hookform/resolvers/yup';
import { startTwoStepSchema } from '@paniscus/domain/session';
import type { StartTwoStepForm } from '@paniscus/domain/session';
import { Form, SubmitButton } from '@paniscus/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../PasswordField/PasswordField';
import { useRefusal } from './use-refusal';
import type { TwoStepActions, TwoStepState } from './two-step.types';

interface TwoStepOffProps extends Pick<TwoStepActions, 'onStart'> {
  state: Extract<TwoStepState, { kind: 'off' }>;
}

const resolver = yupResolver(startTwoStepSchema);

/** Explains two-step sign-in and asks for the password before turning it on. */
export function TwoStepOff({ state, onStart }: TwoStepOffProps) {
  const [isOpen, setIsOpen] = useState(state.refusal !== undefined);
  return (
    <>
      <Typography variant="body2">
        Two-step sign-in is off. When it is on, you sign in with your password and a code from an app on your
        phone, so that a stolen password is not enough.
      </Typography>
      {isOpen ? (
        <StartForm state={state} onStart={onStart} />
      ) : (
        <Button variant="outlined" color="inherit" onClick={() => setIsOpen(true)}>
          Turn on two-step sign-in
        </Button>
      )}
    </>
  );
}

function StartForm({ state, onStart }: TwoStepOffProps) {
  const form = useForm<StartTwoStepForm>({ defaultValues: { current_password: '' }, resolver });
  const { setFocus } = form;
  useEffect(() => setFocus('current_password'), [setFocus]);
  useRefusal(form, state.refusal);
  return (
    <Form form={form} label="Turn on two-step sign-in" onSubmit={(values) => onStart(values)}>
      <PasswordField
        name="current_password"
        label="Current password"
        autoComplete="current-password"
        isHidden={state.isProcessing === true}
      />
      <SubmitButton loading={state.isProcessing}>Continue</SubmitButton>
    </Form>
  );
}
