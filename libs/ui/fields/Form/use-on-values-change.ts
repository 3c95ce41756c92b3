import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Reports the current form values on every change, so they can be restored after a reload. */
export function useOnValuesChange<TValues extends FieldValues, TContext, TOutput>(
  form: UseFormReturn<TValues, TContext, TOutput>,
  onChange: ((values: TValues) => void) | undefined,
): void {
  const { subscribe } = form;
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  }, [onChange]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => latestOnChange.current?.({ ...values }),
      }),
    [subscribe],
  );
}
