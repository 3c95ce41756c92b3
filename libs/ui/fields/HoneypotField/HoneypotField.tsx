import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';

interface HoneypotFieldProps {
  /** The name of the value in the form; whatever stands in it was written by a machine. */
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

/** A field that no person finds, neither by eye nor by keyboard nor by ear. */
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
