import { StandaloneLink } from '@paniscus/ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { CodeField } from './CodeField';

/** Code of the authenticator app, or a recovery code for people without their phone. */
export function SwitchableCodeField() {
  const { resetField, setFocus } = useFormContext<{ code: string }>();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const change = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    resetField('code', { defaultValue: '' });
    setFocus('code');
  };
  return (
    <>
      <CodeField kind={kind} />
      <StandaloneLink
        component="button"
        type="button"
        variant="body2"
        onClick={change}
        sx={{ alignSelf: 'flex-start' }}
      >
        {kind === 'app' ? 'Use a recovery code' : 'Use the code of your app'}
      </StandaloneLink>
    </>
  );
}
