import FormControl from '@mui/material/FormControl';
import type { FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface FieldLayoutProps extends Omit<FormControlProps, 'error' | 'id'> {
  /** Id of the control; helper text and error have the ids `<id>-help` and `<id>-error`. */
  id: string;
  /** Label above the control. */
  label: ReactNode;
  /** Hint between the label and the control. */
  helperText?: string;
  /** Message below the control, announced when it appears. */
  errorText?: string;
  /** Fields that are not required are marked as optional. */
  required?: boolean;
}

/** Label, helper text and error around a control, also for inputs of other libraries such as a card element. */
export function FieldLayout(props: FieldLayoutProps) {
  const { id, label, helperText, errorText, required = false, children, ...formControl } = props;
  return (
    <FormControl {...formControl} error={errorText !== undefined}>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
        <FormLabel htmlFor={id}>
          <span>{label}</span>
        </FormLabel>
        {required ? null : (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            Optional
          </Typography>
        )}
      </Stack>
      {helperText === undefined ? null : (
        <FormHelperText id={`${id}-help`} error={false}>
          {helperText}
        </FormHelperText>
      )}
      {children}
      <FormHelperText id={`${id}-error`} role="alert" error>
        {errorText}
      </FormHelperText>
    </FormControl>
  );
}
