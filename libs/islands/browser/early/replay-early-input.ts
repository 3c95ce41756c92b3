import { FIELD, findCurrentField, getFields, isCheckable, toState } from './early-fields.ts';
import type { Field, FieldState } from './early-fields.ts';
import { trackFocus } from '../track-focus.ts';

/**
 * Withheld from React until the island is ready: React would hydrate in the middle of the event, and an element that is
 * replaced between `textInput` and `input` loses the text.
 */
const EVENT_TYPES = ['keydown', 'keypress', 'beforeinput', 'textInput', 'input', 'change'] as const;

/** Where React keeps the value of a field that it has seen last. */
type ValueTracker = { setValue: (value: string) => void };

/**
 * Early input replay: records what the visitor or autofill entered before and during hydration, and returns a function
 * that replays it to the island once hydrated; otherwise React or the form library would reset it to the server's values.
 */
export function replayEarlyInput(container: HTMLElement): () => Promise<void> {
  const states = new Map<Field, FieldState>();
  const record = (field: Field) => {
    // Moves the field to the end: the last choice in a group of radio buttons is replayed last.
    states.delete(field);
    states.set(field, toState(field));
  };
  const onInput = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element && target.matches(FIELD))) return;
    event.stopImmediatePropagation();
    if (type === 'input' || type === 'change') record(target as Field);
  };
  const finishTracking = trackFocus(container);
  getFields(container).filter(isChanged).forEach(record);
  for (const type of EVENT_TYPES) container.addEventListener(type, onInput, true);
  return async () => {
    const restoreFocus = finishTracking();
    for (const type of EVENT_TYPES) container.removeEventListener(type, onInput, true);
    for (const state of states.values()) {
      const current = findCurrentField(state, container);
      if (current) restore(current, state);
      // What handles a field may use what the field before it has changed, so React renders that first.
      await renderedByReact();
    }
    await renderedByReact();
    restoreFocus();
  };
}

/** React renders after an event in a microtask: in the same task, so that no key press falls in between. */
const renderedByReact = () => Promise.resolve();

/** Whether the field differs from its server-rendered value. A radio button that was deselected needs no replay. */
function isChanged(field: Field): boolean {
  if (!isCheckable(field)) return field.value !== getDefaultValue(field);
  const { checked: isChecked, defaultChecked, type } = field;
  return isChecked !== defaultChecked && (isChecked || type === 'checkbox');
}

function restore(field: Field, { value, isChecked }: FieldState): void {
  if (isCheckable(field)) setChecked(field, isChecked);
  else setValue(field, value);
}

function getDefaultValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** React ignores a click that does not change the checked state. */
function setChecked(field: HTMLInputElement, isChecked: boolean): void {
  field.checked = !isChecked;
  field.click();
}

/**
 * React ignores events of a value that it has seen, so it is made to forget it. The value of the field is only set if it has
 * changed: that would move the cursor and end the composition of a word.
 */
function setValue(field: Field & { _valueTracker?: ValueTracker }, value: string): void {
  if (field.value !== value) field.value = value;
  field._valueTracker?.setValue(getDefaultValue(field));
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
