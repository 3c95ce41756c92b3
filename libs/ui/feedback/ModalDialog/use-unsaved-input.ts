import { use, useEffect, useEffectEvent } from 'react';
import { DialogFormContext } from './dialog-form-context';

/** For input that is in no `Form`: the dialog around it does not close without a question while it would be lost. */
export function useUnsavedInput(isUnsaved: boolean): void {
  const addForm = use(DialogFormContext)?.addForm;
  const hasUnsaved = useEffectEvent(() => isUnsaved);
  useEffect(() => addForm?.(() => hasUnsaved()), [addForm]);
}
