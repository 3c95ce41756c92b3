import { useCallback, useRef, useState } from 'react';

/** Asks before input is lost, whichever way the dialog is closed. */
export function useClosing(onClose: () => void) {
  const forms = useRef(new Set<() => boolean>());
  const [isAsking, setIsAsking] = useState(false);
  const focused = useRef<Element>(null);
  const addForm = useCallback((hasUnsaved: () => boolean) => {
    forms.current.add(hasUnsaved);
    return () => {
      forms.current.delete(hasUnsaved);
      setIsAsking(false);
    };
  }, []);
  const requestClose = () => {
    if (![...forms.current].some((hasUnsaved) => hasUnsaved())) {
      onClose();
      return;
    }
    focused.current = document.activeElement;
    setIsAsking(true);
  };
  return {
    form: { addForm, requestClose },
    isAsking,
    /** Submitting the form meanwhile answers the question. */
    onSubmit: () => setIsAsking(false),
    onContinue: () => {
      setIsAsking(false);
      if (focused.current instanceof HTMLElement) focused.current.focus();
    },
    onDiscard: () => {
      setIsAsking(false);
      onClose();
    },
  };
}
