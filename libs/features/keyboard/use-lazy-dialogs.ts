import { useCallback, useState } from 'react';

type OpenedDialog<TName> = { name: TName; sequence: number; isOpen: boolean };

/** Shows the pressed control as working, as before the page was ready; the returned function ends that. */
function showPending(): () => void {
  const { activeElement: control } = document;
  const set = (isPending: boolean) => {
    control?.toggleAttribute('data-pending', isPending);
    if (control !== null) control.ariaBusy = isPending ? 'true' : null;
  };
  set(true);
  return () => set(false);
}

/**
 * Tracks the open dialog and loads the module of the dialogs on first use, which shows at the pressed control. `sequence` changes with each opening, so that
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
