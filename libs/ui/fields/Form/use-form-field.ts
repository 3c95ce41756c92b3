import { useId } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { FieldError } from 'react-hook-form';
import { describedBy } from '../FieldLayout/described-by';

interface FormFieldOptions {
  helperText?: string;
  required?: boolean;
}

/** State of a field bound to react-hook-form: id, error message, default value, registration and ARIA attributes. */
export function useFormField(name: string, { helperText, required = false }: FormFieldOptions) {
  const id = `${useId()}-${name}`;
  const { register, control } = useFormContext();
  const { errors, defaultValues } = useFormState({ control, name });
  const errorText = (get(errors, name) as FieldError | undefined)?.message;
  const { ref: inputRef, onChange, onBlur } = register(name);
  return {
    id,
    errorText,
    defaultValue: get(defaultValues, name) as unknown,
    inputRef,
    handlers: { onChange, onBlur },
    aria: {
      'aria-required': required || undefined,
      'aria-invalid': errorText === undefined ? undefined : true,
      'aria-describedby': describedBy(id, helperText, errorText),
    },
  };
}
