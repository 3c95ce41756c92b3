import { yupResolver } from '@hookform/resolvers/yup';
import { changePasswordSchema } from '@paniscus/domain/session';
import type { ChangePasswordForm } from '@paniscus/domain/session';
import { firstFailureResolver, Form, SubmitButton } from '@paniscus/ui';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../PasswordField/PasswordField';
import type { LoadedAccount } from './account-screen.types';
import { useFormResult } from './use-form-result';

interface PasswordFormProps {
  state: LoadedAccount;
  onChangePassword: (form: ChangePasswordForm) => void;
}

const EMPTY = { current_password: '', new_password: '' };
const resolver = firstFailureResolver(yupResolver(changePasswordSchema), [
  'current_password',
  'new_password',
]);

/** Changes the password; emptied once that is done. */
export function PasswordForm({ state, onChangePassword }: PasswordFormProps) {
  const form = useForm<ChangePasswordForm>({ defaultValues: EMPTY, resolver });
  const isProcessing = state.kind === 'processing';

  useFormResult(form, 'password', state, EMPTY);

  return (
    <Form form={form} label="Change your password" onSubmit={(values) => onChangePassword(values)}>
      <PasswordField
        name="current_password"
        label="Current password"
        autoComplete="current-password"
        isHidden={isProcessing}
      />
      <PasswordField
        name="new_password"
        label="New password"
        autoComplete="new-password"
        helperText="At least 10 characters. Your other devices will be signed out."
        isHidden={isProcessing}
      />
      <SubmitButton loading={isProcessing}>Change password</SubmitButton>
    </Form>
  );
}
