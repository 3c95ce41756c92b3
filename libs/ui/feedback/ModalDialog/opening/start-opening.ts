import { retainTypedText } from './retain-typed-text';
import { setPending } from '../../set-pending';

/**
 * Call it when a dialog that still has to be loaded is asked for: shows the pressed button as working, and keeps what is typed
 * for the text field that the dialog focuses. Returns what ends the working state; browsers that do not focus a pressed
 * button show none.
 */
export function startOpening(): { end: () => void; fail: () => void } {
  const button = document.activeElement?.closest('button');
  const forgetText = retainTypedText();
  const end = () => {
    if (button) setPending(button, false);
  };
  if (button) setPending(button, true);
  return {
    end,
    fail: () => {
      forgetText();
      end();
    },
  };
}
