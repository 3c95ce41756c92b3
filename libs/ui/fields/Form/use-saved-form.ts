import { useLayoutEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Fills in the saved values without a remount, in the layout effect before early input is replayed. */
export function useSavedForm<TValues extends FieldValues, TContext, TOutput>(
  { setValue }: UseFormReturn<TValues, TContext, TOutput>,
  savedForm: Partial<TValues> | undefined,
): void {
  useLayoutEffect(() => {
    for (const [field, value] of Object.entries(savedForm ?? {}))
      setValue(field as Path<TValues>, value as PathValue<TValues, Path<TValues>>, { shouldDirty: true });
  }, [savedForm, setValue]);
}
