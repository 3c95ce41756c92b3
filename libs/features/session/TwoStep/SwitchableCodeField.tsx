import Link from '@mui/material/Link';
import { isSecondPress } from '@paniscus/ui';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { CodeField } from './CodeField';

/** Code of the authenticator app, or a recovery code for people without their phone. */
export function SwitchableCodeField({ onSwitch }: { onSwitch?: () => void }) {
  const { resetField, setFocus } = useFormContext<{ code: string }>();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const change = (event: MouseEvent) => {
    if (isSecondPress(event.nativeEvent)) return;
    setKind(kind === 'app' ? 'recovery' : 'app');
    resetField('code', { defaultValue: '' });
    setFocus('code');
    onSwitch?.();
  };
  return (
    <>
      <CodeField kind={kind} />
      <Link
        component="button"
        type="button"
        variant="standalone"
        onClick={change}
        sx={{ typography: 'body2', alignSelf: 'flex-start' }}
      >
        {kind === 'app' ? 'Use a recovery code' : 'Use a code from your app'}
      </Link>
    </>
  );
}
