import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { addDialog } from './unsaved-dialogs';

/** Asks before input is lost, whichever way the dialog is closed or the page is left. */
export function useClosing(onClose: () => void) {
  const forms = useRef(new Set<() => boolean>());
  const [isAsking, setIsAsking] = useState(false);
  const focused = useRef<Element>(null);
  const addForm = useCallback((hasUnsaved: () => boolean) => {
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    forms.current.add(hasUnsaved);
    addEventListener('beforeunload', askBrowser);
    return () => {
      removeEventListener('beforeunload', askBrowser);
      forms.current.delete(hasUnsaved);
      setIsAsking(false);
    };
  }, []);
  const ask = () => {
    if (![...forms.current].some((hasUnsaved) => hasUnsaved())) return false;
    focused.current = document.activeElement;
    setIsAsking(true);
    return true;
  };
  const requestClose = () => {
    if (!ask()) onClose();
  };
  const askWhenLeft = useEffectEvent(ask);
  useEffect(() => addDialog(() => askWhenLeft()), []);
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
