import { startOpening } from '@paniscus/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

type OpenedDialog<TName> = { name: TName; sequence: number; isOpen: boolean };

/**
 * Tracks the open dialog and loads the module of the dialogs on first use. `sequence` changes with each opening, so that
 * a dialog starts with a new state. While a dialog loads, Escape closes it.
 */
export function useLazyDialogs<TName extends string, TDialogs>(load: () => Promise<TDialogs>) {
  // Null after a load error.
  const [dialogs, setDialogs] = useState<{ Component: TDialogs } | null>();
  const [opened, setOpened] = useState<OpenedDialog<TName> | null>(null);
  const opening = useRef<ReturnType<typeof startOpening>>(null);
  useEffect(() => () => opening.current?.fail(), []);

  const close = useCallback(
    () => setOpened((previous) => (previous === null ? null : { ...previous, isOpen: false })),
    [],
  );
  const open = useCallback(
    (name: TName) => {
      setOpened((previous) => ({ name, sequence: (previous?.sequence ?? 0) + 1, isOpen: true }));
      opening.current?.fail();
      const { end, fail } = (opening.current = startOpening(close));
      load().then(
        (Component) => {
          end();
          setDialogs({ Component });
        },
        () => {
          fail();
          setDialogs(null);
        },
      );
    },
    [load, close],
  );

  return { Dialogs: dialogs?.Component ?? null, opened, hasFailed: dialogs === null, open, close };
}
