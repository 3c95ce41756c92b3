import { retainTypedText } from './retain-typed-text';
import { setPending } from '../../set-pending';

/**
 * Call it when a dialog that still has to be loaded is asked for: shows the pressed button as working, and keeps what is typed
 * for the text field that the dialog focuses. Escape calls `onCancel`, which closes the dialog before it is shown. Returns what
 * ends the working state; browsers that do not focus a pressed button show none.
 */
export function startOpening(onCancel: () => void): { end: () => void; fail: () => void } {
  const button = document.activeElement?.closest('button');
  const forgetText = retainTypedText();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    fail();
    onCancel();
  };
  const end = () => {
    window.removeEventListener('keydown', onKeyDown, true);
    if (button) setPending(button, false);
  };
  const fail = () => {
    forgetText();
    end();
  };
  window.addEventListener('keydown', onKeyDown, true);
  if (button) setPending(button, true);
  return { end, fail };
}
