import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { HighContrastContext } from '../../site/HighContrast/high-contrast-context';
import { HighContrast } from '../../site/HighContrast/HighContrast';
import { retainFocus } from '../retain-focus';
import { scrollToMessages } from '../scroll-to-messages';
import { DialogFormContext } from './dialog-form-context';
import { DiscardQuestion } from './DiscardQuestion';
import { useClosing } from './use-closing';

interface ModalDialogProps extends Omit<DialogProps, 'title' | 'onClose'> {
  /** Heading and accessible name of the dialog. */
  title: string;
  /** Buttons; the one that cancels comes first. */
  actions: ReactNode;
  /** Called on Escape and on a click on the backdrop; input that would be lost is asked about first. */
  onClose: () => void;
  /** What was typed is being sent: Escape and the backdrop do nothing. */
  isProcessing?: boolean;
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

function watchContent(element: HTMLElement | null): () => void {
  // With the buttons below the content.
  const stops = [scrollToMessages(element), retainFocus(element?.parentElement ?? null)];
  return () => {
    for (const stop of stops) stop?.();
  };
}

/**
 * Modal dialog with a title and buttons. A message that appears in it comes into view, and the focus stays in it when the
 * control that has it is removed.
 */
export function ModalDialog(props: ModalDialogProps) {
  const { title, actions, children, onClose, isProcessing = false, ...dialog } = props;
  useFocusWithoutOpener(dialog.open);
  const isHighContrast = use(HighContrastContext);
  const { form, isAsking, onSubmit, ...question } = useClosing(onClose);
  const content = (
    <DialogFormContext value={form}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent ref={watchContent}>{children}</DialogContent>
      {isAsking ? <DiscardQuestion {...question} /> : <DialogActions>{actions}</DialogActions>}
    </DialogFormContext>
  );
  return (
    <Dialog
      {...dialog}
      onSubmit={onSubmit}
      onClose={isProcessing ? undefined : isAsking ? question.onContinue : form.requestClose}
    >
      {isHighContrast === undefined ? content : <HighContrast isOn={isHighContrast}>{content}</HighContrast>}
    </Dialog>
  );
}
