import Link from '@mui/material/Link';
import { yupResolver } from '@hookform/resolvers/yup';
import { codeSchema } from '@paniscus/domain/session';
import type { CodeForm } from '@paniscus/domain/session';
import { Form, ReadOnlyField, SubmitButton } from '@paniscus/ui';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { SwitchableCodeField } from '../TwoStep/SwitchableCodeField';

interface LoginCodeFormProps {
  username: string;
  /** Result of the last attempt; a new one puts the focus into the field. */
  attempt: { kind: string };
  isLimited: boolean;
  alert: ReactNode;
  onSubmit: (code: string) => void;
  onEdit: () => void;
  onStartOver: () => void;
}

const resolver = yupResolver(codeSchema);

/** The second step of signing in, after the right password. */
export function LoginCodeForm(props: LoginCodeFormProps) {
  const { username, attempt, isLimited, alert, onSubmit, onEdit, onStartOver } = props;
  const form = useForm<CodeForm>({ defaultValues: { code: '' }, resolver });

  /** A failed attempt with the other kind of code. */
  const [otherAttempt, setOtherAttempt] = useState<{ kind: string }>();
  const isSubmitting = attempt.kind === 'submitting';
  const { setFocus } = form;
  useEffect(() => {
    // Selecting what is being typed would replace it.
    const isAnswered = attempt.kind !== 'submitting' && attempt.kind !== 'edited';
    if (isAnswered) setFocus('code', { shouldSelect: true });
  }, [attempt, setFocus]);

  return (
    <Form form={form} label="Second step" onInput={onEdit} onSubmit={({ code }) => onSubmit(code)}>
      {attempt === otherAttempt && attempt.kind === 'failed' ? null : alert}
      <ReadOnlyField label="Username" value={username} />
      <SwitchableCodeField onSwitch={() => setOtherAttempt(attempt)} />
      <SubmitButton loading={isSubmitting} disabled={isLimited}>
        Login
      </SubmitButton>
      <Link
        component="button"
        type="button"
        variant="standalone"
        onClick={onStartOver}
        sx={{ typography: 'body2', alignSelf: 'flex-start' }}
      >
        Use another account
      </Link>
    </Form>
  );
}
