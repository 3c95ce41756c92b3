/** Elements that need the keys themselves: dialogs and form controls. */
const FIELDS = '.MuiModal-root, [popover]:popover-open, input:not([type="radio"]), select, textarea';

export const hasOpenDialog = (): boolean => document.querySelector('.MuiModal-root') !== null;

/** Whether a key is a shortcut of the browser, or is meant for a dialog or a form control. */
export const usesKeys = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || (target instanceof Element && target.closest(FIELDS) !== null);
