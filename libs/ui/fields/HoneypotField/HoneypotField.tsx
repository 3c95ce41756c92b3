import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';

interface HoneypotFieldProps extends Omit<BoxProps, 'children' | 'sx'> {
  /** Field name in the form; any value was entered by a bot. */
  name: string;
  /** Tells people who come across the field to leave it empty. */
  label: string;
}

/** Honeypot: hidden from sight, keyboard and screen readers. */
export function HoneypotField({ name, label, ...box }: HoneypotFieldProps) {
  const id = useId();
  const { register } = useFormContext();
  return (
    <Box
      {...box}
      aria-hidden="true"
      sx={{ position: 'absolute', left: '-200vw', width: '1px', height: '1px', overflow: 'hidden' }}
    >
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" {...register(name)} />
    </Box>
  );
}
