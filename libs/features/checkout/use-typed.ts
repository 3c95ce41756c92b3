import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Reports the current form values on every change, so they can be restored after a reload. */
export function useTyped<TValues extends FieldValues, TContext, TOutput>(
  form: UseFormReturn<TValues, TContext, TOutput>,
  onChange: ((values: TValues) => void) | undefined,
): void {
  const { subscribe } = form;
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  }, [onChange]);
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => report.current?.({ ...values }) }),
    [subscribe],
  );
}
