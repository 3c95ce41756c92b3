import { isCharacter } from './is-character';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELD = ':is(input:is(:not([type]), [type="text"], [type="search"]), textarea):not([readonly])';

type Typed = { text: string; isSubmitted: boolean };

/** Text after a key; undefined for a key that types nothing. */
function type({ text }: Typed, event: KeyboardEvent): Typed | undefined {
  const { key } = event;
  if (isCharacter(event) && (key !== ' ' || text !== '')) return { text: text + key, isSubmitted: false };
  if (text === '') return undefined;
  if (key === 'Backspace') return { text: text.slice(0, -1), isSubmitted: false };
  return key === 'Enter' ? { text, isSubmitted: true } : undefined;
}

/** Types a text where the cursor is. */
function insert(field: TextField, { text, isSubmitted }: Typed): void {
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Once the form knows the text.
  if (isSubmitted) setTimeout(() => field.form?.requestSubmit());
}

let stopEarlier: (() => void) | undefined;

/**
 * Retains what is typed while a dialog that was just asked for is still loading, and types it into the text field that gets the
 * focus; Enter submits its form. Focus or a pointer anywhere else ends it, and the text is dropped. Returns what ends it.
 */
export function retainTypedText(): () => void {
  stopEarlier?.();
  const { activeElement: opener } = document;
  const cleanup = new AbortController();
  const options = { capture: true, signal: cleanup.signal };
  const stop = () => cleanup.abort();
  let typed: Typed = { text: '', isSubmitted: false };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== opener || event.defaultPrevented) return;
    const next = typed.isSubmitted ? typed : type(typed, event);
    if (next === undefined) return;
    typed = next;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target === opener) return;
    stop();
    const isField = target instanceof HTMLElement && target.matches(TEXT_FIELD);
    if (isField && typed.text !== '') queueMicrotask(() => insert(target as TextField, typed));
  };
  window.addEventListener('keydown', onKeyDown, options);
  window.addEventListener('focusin', onFocus, options);
  window.addEventListener('pointerdown', stop, options);
  stopEarlier = stop;
  return stop;
}
