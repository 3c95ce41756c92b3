import { createContext } from 'react';

/** How a form and a closing button inside a dialog talk to it. */
type DialogForm = {
  /** Tells the dialog whether a form, which the id names, has input that would be lost. */
  onUnsaved: (formId: string, hasUnsaved: boolean) => void;
  /** Closes the dialog, or asks first when input would be lost. */
  requestClose: () => void;
};

/** Undefined outside of dialogs. */
export const DialogFormContext = createContext<DialogForm | undefined>(undefined);
