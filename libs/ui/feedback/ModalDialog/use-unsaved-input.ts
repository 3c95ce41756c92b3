import { use, useEffect, useEffectEvent } from 'react';
import { DialogFormContext } from './dialog-form-context';

/** For input that is in no `Form`: neither closing the dialog around it nor leaving the page loses it without a question. */
export function useUnsavedInput(isUnsaved: boolean): void {
  const addForm = use(DialogFormContext)?.addForm;
  const hasUnsaved = useEffectEvent(() => isUnsaved);
  useEffect(() => addForm?.(() => hasUnsaved()), [addForm]);
}
