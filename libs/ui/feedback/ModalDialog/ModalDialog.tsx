import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { HighContrastContext } from '../../site/HighContrast/high-contrast-context';
import { HighContrast } from '../../site/HighContrast/HighContrast';

interface ModalDialogProps extends Omit<DialogProps, 'title' | 'onClose'> {
  /** Heading and accessible name of the dialog. */
  title: string;
  /** Buttons; the one that cancels comes first. */
  actions: ReactNode;
  /** Called on Escape and on a click on the backdrop. */
  onClose: () => void;
}

/** Moves the focus to the page when a dialog closes whose opener is gone, for example after the change it asked for. */
function useFocusWithoutOpener(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    // Later than the dialog, which returns the focus to its opener if it can.
    return () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body)
          document.querySelector('main')?.focus({ preventScroll: true });
      });
  }, [isOpen]);
}

/** Modal dialog with a title and buttons. */
export function ModalDialog({ title, actions, children, onClose, ...dialog }: ModalDialogProps) {
  useFocusWithoutOpener(dialog.open);
  const isHighContrast = use(HighContrastContext);
  const content = (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </>
  );
  return (
    <Dialog {...dialog} onClose={() => onClose()}>
      {isHighContrast === undefined ? content : <HighContrast isOn={isHighContrast}>{content}</HighContrast>}
    </Dialog>
  );
}
