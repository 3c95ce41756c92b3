import { startOpening } from '@paniscus/ui';
import { useCallback, useState } from 'react';

type OpenedDialog<TName> = { name: TName; sequence: number; isOpen: boolean };

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
      const opening = startOpening();
      load().then(
        (Component) => {
          opening.end();
          setDialogs({ Component });
          setHasFailed(false);
        },
        () => {
          opening.fail();
          setHasFailed(true);
        },
      );
    },
    [load],
  );
  const close = useCallback(
    () => setOpened((previous) => (previous === null ? null : { ...previous, isOpen: false })),
    [],
  );

  return { Dialogs: dialogs?.Component ?? null, opened, hasFailed, open, close };
}
