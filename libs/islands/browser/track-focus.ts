import { FIELD, findCurrentField, toState } from './early/early-fields.ts';
import type { Field } from './early/early-fields.ts';

type Cursor = Parameters<HTMLInputElement['setSelectionRange']>;

/** Where somebody is typing; undefined for email fields, which do not tell. */
function readCursor(field: Element | null): Cursor | undefined {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field;
  return start === null ? undefined : [start, end, direction ?? undefined];
}

/**
 * Moves the focus back to a field that hydration replaced, and the cursor to where it was before a form library or the
 * replay set the value, so that the visitor can go on typing.
 */
export function trackFocus(container: HTMLElement): { restore: () => void } {
  let focused = document.activeElement;
  let cursor = readCursor(focused);
  const onFocus = ({ target }: Event) => {
    focused = target as Element;
    cursor = readCursor(focused);
  };
  const onSelection = () => {
    if (focused === document.activeElement) cursor = readCursor(focused);
  };
  container.addEventListener('focusin', onFocus);
  document.addEventListener('selectionchange', onSelection);
  const restore = () => {
    container.removeEventListener('focusin', onFocus);
    document.removeEventListener('selectionchange', onSelection);
    if (focused === null || !focused.matches(FIELD)) return;
    const current = findCurrentField(toState(focused as Field), container);
    if (document.activeElement === document.body && !focused.isConnected)
      current?.focus({ preventScroll: true });
    if (cursor === undefined || current !== document.activeElement) return;
    (current as HTMLInputElement).setSelectionRange(...cursor);
  };
  return { restore };
}
