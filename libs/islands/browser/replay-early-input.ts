type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor or autofill entered into a field. */
type FieldState = { field: Field; value: string; isChecked: boolean };

/**
 * Withheld from React until the island is ready: React would hydrate in the middle of the event, and an element that is
 * replaced between `textInput` and `input` loses the text.
 */
const EVENT_TYPES = ['keydown', 'keypress', 'beforeinput', 'textInput', 'input', 'change'] as const;

/**
 * Early input replay: records what the visitor or autofill entered before and during hydration, and returns a function that replays it to
 * the island once hydrated; otherwise the form library would reset it to the server's values. Covers fields in forms
 * only: standalone controls act at once and their islands store the state.
 */
export function replayEarlyInput(container: HTMLElement): () => void {
  const states = new Map<Field, FieldState>();
  const record = (field: Field) => {
    // Moves the field to the end: the last choice in a group of radio buttons is replayed last.
    states.delete(field);
    states.set(field, toState(field));
  };
  const onInput = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element && target.matches(FIELD) && target.closest('form') !== null)) return;
    event.stopImmediatePropagation();
    if (type === 'input' || type === 'change') record(target as Field);
  };
  const focus = trackFocus(container);
  getFormFields(container).filter(isChanged).forEach(record);
  for (const type of EVENT_TYPES) container.addEventListener(type, onInput, true);
  return () => {
    for (const type of EVENT_TYPES) container.removeEventListener(type, onInput, true);
    for (const state of states.values()) {
      const current = findCurrentField(state, container);
      if (current) restore(current, state);
    }
    focus.restore();
  };
}

/** Moves the focus back to a field that hydration replaced, so that the visitor can go on typing. */
function trackFocus(container: HTMLElement): { restore: () => void } {
  let focused = document.activeElement;
  const onFocus = ({ target }: Event) => {
    focused = target as Element;
  };
  container.addEventListener('focusin', onFocus);
  const restore = () => {
    container.removeEventListener('focusin', onFocus);
    const isLost = document.activeElement === document.body && focused?.isConnected === false;
    if (isLost && focused?.matches(FIELD))
      findCurrentField(toState(focused as Field), container)?.focus({ preventScroll: true });
  };
  return { restore };
}

const toState = (field: Field): FieldState => ({
  field,
  value: field.value,
  isChecked: isCheckable(field) && field.checked,
});

const FIELD = ':is(input:not([type=file]), textarea, select)';

const getFormFields = (container: ParentNode) => [...container.querySelectorAll<Field>(`form ${FIELD}`)];

/** A form remounted with values from a link or an earlier attempt has new elements: find the field by name. */
function findCurrentField({ field, value }: FieldState, container: ParentNode): Field | undefined {
  if (field.isConnected) return field;
  const isRadio = field.type === 'radio';
  return getFormFields(container).find(
    (current) =>
      current.name === field.name && current.type === field.type && (!isRadio || current.value === value),
  );
}

/** Whether the field differs from its server-rendered value. A radio button that was deselected needs no replay. */
function isChanged(field: Field): boolean {
  if (!isCheckable(field)) return field.value !== getDefaultValue(field);
  const { checked: isChecked, defaultChecked, type } = field;
  return isChecked !== defaultChecked && (isChecked || type === 'checkbox');
}

function restore(field: Field, { value, isChecked }: FieldState): void {
  if (isCheckable(field)) setChecked(field, isChecked);
  else setNativeValue(field, value);
}

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

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
 * React tracks values set on the element and ignores events without a change, so set it through the native prototype.
 */
function setNativeValue(field: Field, value: string): void {
  const returnCursor = trackCursor(field);
  field.value = getDefaultValue(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  returnCursor();
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Where somebody is typing; email fields do not tell, and have their cursor at the end then. */
function trackCursor(field: Field): () => void {
  if (field instanceof HTMLSelectElement || field !== document.activeElement) return () => undefined;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field;
  return () => {
    if (start !== null) field.setSelectionRange(start, end, direction ?? undefined);
  };
}
