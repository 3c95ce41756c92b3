import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';

type UseSavingParams = {
  /** A dialog that closes meanwhile saves nothing. */
  isOpen: boolean;
  /** Finishes what the form waits for; undefined if there is nothing. */
  finish: () => Promise<unknown> | undefined;
  save: (form: HTMLFormElement) => void;
};

/** Saves a form once what it waits for is finished. What fails says itself why, and nothing is saved. */
export function useSaving({ isOpen, finish, save }: UseSavingParams) {
  const [isSaving, setIsSaving] = useState(false);
  const isStillOpen = useRef(isOpen);
  useEffect(() => {
    isStillOpen.current = isOpen;
    return () => {
      isStillOpen.current = false;
    };
  }, [isOpen]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    const finished = finish();
    if (finished === undefined) return save(form);
    setIsSaving(true);
    const saveIfOpen = () => {
      if (isStillOpen.current) save(form);
    };
    void finished.then(saveIfOpen, () => undefined).finally(() => setIsSaving(false));
  };
  return { isSaving, submit };
}
