import { useState } from 'react';

/** The frame, which begins again in each dialog and after it. */
export function useFrame<TFrame>(
  start: TFrame,
  dialog: Element | null,
): [frame: TFrame, setFrame: (frame: TFrame) => void] {
  const [frame, setFrame] = useState(start);
  const [lastDialog, setLastDialog] = useState(dialog);
  if (dialog !== lastDialog) {
    setLastDialog(dialog);
    setFrame(start);
  }
  return [frame, setFrame];
}
