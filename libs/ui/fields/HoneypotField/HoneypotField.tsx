import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';

interface HoneypotFieldProps {
  /** Field name in the form; any value was entered by a bot. */
  name: string;
  label: string;
}

const Hidden = styled('div')({
  position: 'absolute',
  left: '-200vw',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
});

/** Honeypot: hidden from sight, keyboard and screen readers. */
export function HoneypotField({ name, label }: HoneypotFieldProps) {
  const id = useId();
  const { register } = useFormContext();
  return (
    <Hidden aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" {...register(name)} />
    </Hidden>
  );
}
