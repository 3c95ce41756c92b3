import { use, useEffect, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DialogFormContext } from '../../feedback/ModalDialog/dialog-form-context';

/**
 * Neither closing a dialog nor leaving the page loses what was typed into the form inside without a question. What was
 * canceled is not sent with the next change, because the form starts again when the dialog is closed.
 */
export function useDialogForm<TValues extends FieldValues, TContext, TOutput>({
  formState,
  reset,
}: Pick<UseFormReturn<TValues, TContext, TOutput>, 'formState' | 'reset'>): void {
  const id = useId();
  const onUnsaved = use(DialogFormContext)?.onUnsaved;
  const hasUnsaved = onUnsaved !== undefined && formState.isDirty;
  useEffect(() => {
    onUnsaved?.(id, hasUnsaved);
    return () => onUnsaved?.(id, false);
  }, [id, onUnsaved, hasUnsaved]);
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
  useEffect(() => (onUnsaved === undefined ? undefined : () => reset()), [onUnsaved, reset]);
}
