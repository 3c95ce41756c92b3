import { createContext } from 'react';

/** How a form and a closing button inside a dialog talk to it. */
type DialogForm = {
  /** Has the dialog ask the form, before closing, whether it has input that would be lost. Returns what ends this. */
  addForm: (hasUnsaved: () => boolean) => () => void;
  /** Closes the dialog, or asks first when input would be lost. */
  requestClose: () => void;
};

/** Undefined outside of dialogs. */
export const DialogFormContext = createContext<DialogForm | undefined>(undefined);
