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
  /** Whether something was typed: a stray click on the backdrop does not close the dialog, and a reload asks first. */
  hasInput?: boolean;
  /** Whether what was asked for is on its way, so that it is too late to cancel: nothing closes the dialog. */
  isProcessing?: boolean;
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

/** The browser asks before it leaves the page. */
function useQuestionBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}

/** Modal dialog with a title and buttons. */
export function ModalDialog(props: ModalDialogProps) {
  const { title, actions, children, hasInput = false, isProcessing = false, onClose, ...dialog } = props;
  useFocusWithoutOpener(dialog.open);
  useQuestionBeforeLeaving(dialog.open && hasInput);
  const isHighContrast = use(HighContrastContext);
  const staysOpen = (reason: string) => isProcessing || (hasInput && reason === 'backdropClick');
  const content = (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </>
  );
  return (
    <Dialog {...dialog} onClose={(_, reason) => (staysOpen(reason) ? undefined : onClose())}>
      {isHighContrast === undefined ? content : <HighContrast isOn={isHighContrast}>{content}</HighContrast>}
    </Dialog>
  );
}
