import { useId } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { FieldError } from 'react-hook-form';
import { describedBy } from './FieldShell';

/** State of a field bound to react-hook-form: id, error message and ARIA attributes. */
export function useFieldState(name: string, help?: string) {
  const id = `${useId()}-${name}`;
  const { register, control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const error = (get(errors, name) as FieldError | undefined)?.message;
  return {
    id,
    error,
    register,
    attributes: {
      id,
      'aria-invalid': error === undefined ? undefined : true,
      'aria-describedby': describedBy(id, help, error),
    },
  };
}
