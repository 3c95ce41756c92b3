const dialogs = new Set<() => boolean>();

/**
 * Adds an open dialog. `ask` shows its question when input would be lost, and returns whether it does. Returns what removes
 * the dialog.
 */
export function addDialog(ask: () => boolean): () => void {
  dialogs.add(ask);
  return () => {
    dialogs.delete(ask);
  };
}

/** Whether an open dialog has input that would be lost, about which it asks now. */
export const askUnsavedDialog = (): boolean => [...dialogs].some((ask) => ask());
