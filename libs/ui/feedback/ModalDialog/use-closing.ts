import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { addDialog } from './unsaved-dialogs';

/** Asks before input is lost, whichever way the dialog is closed or the page is left. */
export function useClosing(onClose: () => void) {
  const forms = useRef(new Set<() => boolean>());
  /** What was asked for, while the question is shown. */
  const [asked, setAsked] = useState<{ leave: () => void } | null>(null);
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
      setAsked(null);
    };
  }, []);
  const ask = (leave: () => void) => {
    if (![...forms.current].some((hasUnsaved) => hasUnsaved())) return false;
    focused.current = document.activeElement;
    setAsked({ leave });
    return true;
  };
  const requestLeave = (leave: () => void) => {
    if (!ask(leave)) leave();
  };
  const requestClose = () => requestLeave(onClose);
  const askWhenLeft = useEffectEvent(() => ask(onClose));
  useEffect(() => addDialog(() => askWhenLeft()), []);
  return {
    form: { addForm, requestClose, requestLeave },
    isAsking: asked !== null,
    /** Submitting the form meanwhile answers the question. */
    onSubmit: () => setAsked(null),
    onContinue: () => {
      setAsked(null);
      if (focused.current instanceof HTMLElement) focused.current.focus();
    },
    onDiscard: () => {
      setAsked(null);
      asked?.leave();
    },
  };
}
