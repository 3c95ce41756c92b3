import { FIELD, findCurrentField, toState } from './early/early-fields.ts';
import type { Field } from './early/early-fields.ts';

type Cursor = Parameters<HTMLInputElement['setSelectionRange']>;

/** Where somebody is typing; undefined for email fields, which do not tell. */
function readCursor(field: Element | null): Cursor | undefined {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field;
  return start === null ? undefined : [start, end, direction ?? undefined];
}

const readText = (field: Element | null) => (field?.matches(FIELD) === true ? (field as Field).value : '');

/**
 * Tracks where the visitor is typing. Call the returned function before values are replayed, and what it returns after:
 * it moves the focus back to a field that hydration replaced, and the cursor to where it was before a form library or the
 * replay set the value, so that the visitor can go on typing.
 */
export function trackFocus(container: HTMLElement): () => () => void {
  let focused = document.activeElement;
  let text = readText(focused);
  let cursor = readCursor(focused);
  const record = ({ target }: Event) => {
    focused = target as Element;
    text = readText(focused);
    cursor = readCursor(focused);
  };
  // The cursor in a text that a form library has set means nothing.
  const readCurrent = () => {
    if (focused === document.activeElement && readText(focused) === text) cursor = readCursor(focused);
  };
  const restore = () => {
    if (focused === null || !focused.matches(FIELD)) return;
    const current = findCurrentField(toState(focused as Field), container);
    if (document.activeElement === document.body && !focused.isConnected)
      current?.focus({ preventScroll: true });
    if (cursor === undefined || current !== document.activeElement) return;
    (current as HTMLInputElement).setSelectionRange(...cursor);
  };
  for (const type of ['focusin', 'input']) container.addEventListener(type, record, true);
  document.addEventListener('selectionchange', readCurrent);
  return () => {
    for (const type of ['focusin', 'input']) container.removeEventListener(type, record, true);
    document.removeEventListener('selectionchange', readCurrent);
    // Browsers report a moved cursor late: it may have moved with the last key.
    readCurrent();
    return restore;
  };
}
