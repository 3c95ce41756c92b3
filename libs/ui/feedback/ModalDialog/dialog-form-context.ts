import { createContext, use } from 'react';

/** How a form and a closing button inside a dialog talk to it. */
type DialogForm = {
  /** Has the dialog ask the form, before closing, whether it has input that would be lost. Returns what ends this. */
  addForm: (hasUnsaved: () => boolean) => () => void;
  /** Closes the dialog, or asks first when input would be lost. */
  requestClose: () => void;
  /** Does what ends the dialog or removes its form, or asks first when input would be lost. */
  requestLeave: (leave: () => void) => void;
};

/** Undefined outside of dialogs. */
export const DialogFormContext = createContext<DialogForm | undefined>(undefined);

/** For a control inside a dialog that ends it by more than closing it: asks first when input would be lost. */
export function useDialogLeave(): (leave: () => void) => void {
  const dialog = use(DialogFormContext);
  return (leave) => (dialog === undefined ? leave() : dialog.requestLeave(leave));
}
