/** Form controls that need the keys themselves, except choices. */
const FIELDS = '[popover]:popover-open, input:not([type="radio"]), select, textarea';
const DIALOG = '.MuiModal-root';

const findAround = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

/** The dialog that contains an element. */
export const findDialogAround = (target: EventTarget | null): Element | null => findAround(target, DIALOG);

/** The dialog that is open on top of the page and of other dialogs. */
export const findTopDialog = (): Element | null =>
  [...document.querySelectorAll(`${DIALOG}:not(.MuiModal-hidden)`)].at(-1) ?? null;

/** Whether a key is a shortcut of the browser, or is meant for a form control. */
export const isForField = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || findAround(target, FIELDS) !== null;

/** Whether a key is a shortcut of the browser, or is meant for a dialog or a form control. */
export const usesKeys = (event: KeyboardEvent): boolean =>
  isForField(event) || findDialogAround(event.target) !== null;
