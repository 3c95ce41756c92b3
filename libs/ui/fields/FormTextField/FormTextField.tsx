import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldLayout } from '../FieldLayout/FieldLayout';
import type { FieldLayoutProps } from '../FieldLayout/FieldLayout';
import { useFormField } from '../Form/use-form-field';

type LayoutProps = Omit<FieldLayoutProps, 'children' | 'error' | 'errorText' | 'id'>;
type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'list' | 'max' | 'maxLength' | 'min'
>;
type InputProps = Pick<
  OutlinedInputProps,
  'autoComplete' | 'autoFocus' | 'endAdornment' | 'placeholder' | 'readOnly' | 'rows' | 'startAdornment'
>;

export interface FormTextFieldProps extends Omit<LayoutProps, keyof NativeProps>, NativeProps, InputProps {
  /** Field name in the form. */
  name: string;
  /** Type of the `input`; ignored when `multiline`. */
  type?: 'text' | 'email' | 'password' | 'tel' | 'search' | 'date' | 'time';
  /** Renders a textarea; set `rows`. */
  multiline?: boolean;
}

/** Text field bound to react-hook-form. */
export function FormTextField(props: FormTextFieldProps) {
  const { name, label, helperText, required, type = 'text', multiline = false, rows, ...other } = props;
  const { inputMode, list, max, maxLength, min, ...rest } = other;
  const { autoComplete, autoFocus, placeholder, readOnly, startAdornment, endAdornment, ...layout } = rest;
  const { id, errorText, defaultValue, inputRef, handlers, aria } = useFormField(name, {
    helperText,
    required,
  });
  return (
    <FieldLayout {...layout} {...{ id, label, helperText, errorText, required }}>
      <OutlinedInput
        {...{ id, name, autoComplete, autoFocus, placeholder, readOnly, multiline, rows, inputRef }}
        {...handlers}
        // In the server's HTML, so that a prefilled form can be read before hydration.
        defaultValue={defaultValue}
        // A plain textarea needs no script to have its height.
        inputComponent={multiline ? 'textarea' : 'input'}
        sx={typeof endAdornment === 'string' ? { containerType: 'inline-size' } : undefined}
        startAdornment={toAdornment(startAdornment, 'start')}
        endAdornment={toAdornment(endAdornment, 'end')}
        slotProps={{
          input: {
            ...aria,
            inputMode,
            list,
            max,
            maxLength,
            min,
            // What is typed runs in the direction of its own script.
            dir: multiline || type === 'text' || type === 'search' ? 'auto' : undefined,
            type: multiline ? undefined : type,
          },
        }}
      />
    </FieldLayout>
  );
}

/** With large text, what is typed needs the room of a word behind it. */
const NARROW_FIELD = { '@container (max-width: 12em)': { display: 'none' } };

/** Text such as a unit is decoration, because the label or the helper text names it as well. */
function toAdornment(content: ReactNode, position: 'start' | 'end') {
  if (typeof content !== 'string') return content;
  return (
    <InputAdornment
      position={position}
      disablePointerEvents
      aria-hidden="true"
      sx={position === 'end' ? NARROW_FIELD : undefined}
    >
      {content}
    </InputAdornment>
  );
}
