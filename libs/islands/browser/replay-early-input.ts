type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Records what the visitor or autofill entered before hydration, and returns a function that replays it to the island
 * once hydrated; otherwise React would reset it to the server's values. Covers fields in forms only: standalone
 * controls act at once and their islands store the state.
 */
export function replayEarlyInput(place: ParentNode): () => void {
  const replays = fieldsIn(place).map((field) => ({ field, replay: createReplay(field) }));
  return () => {
    for (const { field, replay } of replays) {
      const now = replay && findCurrentField(field, place);
      if (now) replay(now);
    }
  };
}

const fieldsIn = (place: ParentNode) => [
  ...place.querySelectorAll<Field>('form :is(input:not([type=file]), textarea, select)'),
];

/** A form remounted with values from a link or an earlier attempt has new elements: find the field by name. */
function findCurrentField(field: Field, place: ParentNode): Field | undefined {
  if (field.isConnected) return field;
  const isRadio = field.type === 'radio';
  return fieldsIn(place).find(
    ({ name, type, value }) =>
      name === field.name && type === field.type && (!isRadio || value === field.value),
  );
}

/** Undefined when the field has its server-rendered value. */
function createReplay(field: Field): ((now: Field) => void) | undefined {
  if (isChoice(field)) {
    const { checked: isChosen, defaultChecked, type } = field;
    // For radio buttons, replaying the checked one unchecks the others.
    const isNews = isChosen !== defaultChecked && (isChosen || type === 'checkbox');
    return isNews ? (now) => isChoice(now) && choose(now, isChosen) : undefined;
  }
  const { value } = field;
  return value === getDefaultValue(field) ? undefined : (now) => fill(now, value);
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

function getDefaultValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** React ignores a click that does not change the checked state. */
function choose(field: HTMLInputElement, isChosen: boolean): void {
  field.checked = !isChosen;
  field.click();
}

/**
 * React tracks values set on the element and ignores events without a change, so set it through the native prototype.
 */
function fill(field: Field, value: string): void {
  field.value = getDefaultValue(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
