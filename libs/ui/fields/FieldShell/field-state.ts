import { useId } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { FieldError } from 'react-hook-form';
import { describedBy } from './FieldShell';

/** What a bound field needs of its form: its id, its error in words, and the attributes that tell both. */
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
