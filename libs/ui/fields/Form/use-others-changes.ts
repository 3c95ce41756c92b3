import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

const NOTE = 'The form now shows the other changes, except in the fields that you changed as well.';

/**
 * Fills in what somebody else has saved while the form was open, when the record has another version. What the person has
 * changed stays.
 *
 * @returns Adds to the reason of a refusal what the form shows now.
 */
export function useOthersChanges<TValues extends FieldValues, TContext, TOutput>(
  { reset }: Pick<UseFormReturn<TValues, TContext, TOutput>, 'reset'>,
  /** Version of the record; undefined for a new one. */
  version: number | undefined,
  /** Values of that version. */
  values: DefaultValues<TValues>,
): (reason: string) => string {
  const [opened] = useState(version);
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    reset(values, { keepDirtyValues: true });
  }, [reset, values, version]);
  return (reason) => (version === opened ? reason : `${reason} ${NOTE}`);
}
