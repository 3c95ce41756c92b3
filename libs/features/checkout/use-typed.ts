import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Reports what has been typed so far at each change, so that it can outlive a reload. */
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
