import { useCallback, useState } from 'react';

type OpenedDialog<TName> = { name: TName; sequence: number; isOpen: boolean };

/**
 * Shows the pressed button as working, as before the page was ready; the returned function ends that. Browsers that do not
 * focus a button that is pressed show nothing.
 */
function showPending(): () => void {
  const button = document.activeElement?.closest('button');
  const set = (isPending: boolean) => {
    button?.toggleAttribute('data-pending', isPending);
    if (button) button.ariaBusy = isPending ? 'true' : null;
  };
  set(true);
  return () => set(false);
}

/**
 * Tracks the open dialog and loads the module of the dialogs on first use. `sequence` changes with each opening, so that
 * a dialog starts with a new state.
 */
export function useLazyDialogs<TName extends string, TDialogs>(load: () => Promise<TDialogs>) {
  const [dialogs, setDialogs] = useState<{ Component: TDialogs } | null>(null);
  const [opened, setOpened] = useState<OpenedDialog<TName> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const open = useCallback(
    (name: TName) => {
      setOpened((previous) => ({ name, sequence: (previous?.sequence ?? 0) + 1, isOpen: true }));
      const endPending = showPending();
      load()
        .then(
          (Component) => {
            setDialogs({ Component });
            setHasFailed(false);
          },
          () => setHasFailed(true),
        )
        .finally(endPending);
    },
    [load],
  );
  const close = useCallback(
    () => setOpened((previous) => (previous === null ? null : { ...previous, isOpen: false })),
    [],
  );

  return { Dialogs: dialogs?.Component ?? null, opened, hasFailed, open, close };
}
