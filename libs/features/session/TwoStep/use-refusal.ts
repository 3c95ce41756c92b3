import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Refusal } from './two-step.types';

/**
 * Shows why the last action was rejected at its field, and focuses the field. Only a new rejection takes the focus, not a
 * new object in each render.
 */
export function useRefusal<Values extends FieldValues>(
  { setError, setFocus }: UseFormReturn<Values>,
  refusal: Refusal | undefined,
): void {
  const field = refusal?.field as FieldPath<Values> | undefined;
  const message = refusal?.message;
  useEffect(() => {
    if (field === undefined) return;
    setError(field, { message });
    setFocus(field, { shouldSelect: true });
  }, [field, message, setError, setFocus]);
}
