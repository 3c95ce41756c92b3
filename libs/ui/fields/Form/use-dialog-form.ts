import { use, useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { DialogFormContext } from '../../feedback/ModalDialog/dialog-form-context';

/**
 * The dialog around the form knows what would be lost when it is closed or the page is left. What was canceled is not sent
 * with the next change, because the form starts again when the dialog is closed.
 */
export function useDialogForm<TValues extends FieldValues, TContext, TOutput>({
  getFieldState,
  getValues,
  reset,
}: Pick<UseFormReturn<TValues, TContext, TOutput>, 'getFieldState' | 'getValues' | 'reset'>): void {
  const addForm = use(DialogFormContext)?.addForm;
  useEffect(() => {
    if (addForm === undefined) return undefined;
    // The form knows before the next render.
    const hasUnsaved = () =>
      (Object.keys(getValues()) as Path<TValues>[]).some((name) => getFieldState(name).isDirty);
    const removeForm = addForm(hasUnsaved);
    return () => {
      removeForm();
      reset();
    };
  }, [addForm, getFieldState, getValues, reset]);
}
