import FormControl from '@mui/material/FormControl';
import type { FormControlProps } from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';

export interface CheckboxLayoutProps extends Omit<
  FormControlProps,
  'children' | 'error' | 'id' | 'onChange'
> {
  /** Label beside the checkbox. */
  label: ReactNode;
  /** Hint below the label. */
  helperText?: string;
}

interface InnerProps extends CheckboxLayoutProps {
  /** Id of the control; helper text and error have the ids `<id>-help` and `<id>-error`. */
  id: string;
  /** Message below the control, announced when it appears. */
  errorText?: string;
  control: ReactElement;
}

const Root = styled(FormControl)({ gap: 0 });
/** Begins where the label does. */
const IndentedText = styled(FormHelperText)(({ theme: { layout, spacing } }) => ({
  paddingLeft: `calc(${layout.controlMark} + ${spacing(1.5)})`,
}));

/** Label beside a checkbox; helper text and error below. */
export function CheckboxLayout({ id, label, helperText, errorText, control, ...formControl }: InnerProps) {
  return (
    <Root {...formControl} error={errorText !== undefined}>
      <FormControlLabel label={label} control={control} />
      {helperText === undefined ? null : (
        <IndentedText id={`${id}-help`} error={false}>
          {helperText}
        </IndentedText>
      )}
      <IndentedText id={`${id}-error`} role="alert" error>
        {errorText}
      </IndentedText>
    </Root>
  );
}
