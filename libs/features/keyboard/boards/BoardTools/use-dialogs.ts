import { useState } from 'react';
import type { BoardDialogs, DialogName } from './BoardDialogs';

type Opened = { name: DialogName; sequence: number; isOpen: boolean };

/** Tracks the open dialog and loads the dialog module on first use. */
export function useDialogs(load: () => Promise<typeof BoardDialogs>) {
  const [Dialogs, setDialogs] = useState<typeof BoardDialogs | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const open = async (name: DialogName) => {
    setOpened((before) => ({ name, sequence: (before?.sequence ?? 0) + 1, isOpen: true }));
    if (Dialogs !== null) return;
    try {
      const loaded = await load();
      setDialogs(() => loaded);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  const close = () => setOpened((before) => (before === null ? null : { ...before, isOpen: false }));

  return { Dialogs, opened, hasFailed, open: (name: DialogName) => void open(name), close };
}
