import { CODE_MAX } from '@paniscus/domain/session';
import { FormTextField } from '@paniscus/ui';

interface CodeFieldProps {
  /** `recovery`: letters and digits instead of six digits. */
  kind?: 'app' | 'recovery';
  helperText?: string;
}

/** Field for a code of the authenticator app, or for a recovery code. */
export function CodeField({ kind = 'app', helperText }: CodeFieldProps) {
  const isApp = kind === 'app';
  return (
    <FormTextField
      name="code"
      label={isApp ? 'One-time code' : 'Recovery code'}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      inputMode={isApp ? 'numeric' : 'text'}
      helperText={
        helperText ??
        (isApp ? 'The six digits that your authenticator app shows.' : 'One that you have not used yet.')
      }
      maxLength={CODE_MAX}
      required
    />
  );
}
