type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notes what a visitor, or the browser for them, has filled in while the page's script was still on its way. The answer
 * gives it to the island, once that is alive: it would otherwise begin with what the server knew, and the words be gone.
 * Only of forms: a control that stands alone acts at once, as the choice of sounds does, and is kept by its island.
 */
export function replayEarlyInput(place: ParentNode): () => void {
  const givings = fieldsIn(place).map((field) => ({ field, giveBack: createReplay(field) }));
  return () => {
    for (const { field, giveBack } of givings) {
      const now = giveBack && standingNow(field, place);
      if (now) giveBack(now);
    }
  };
}

const fieldsIn = (place: ParentNode) => [
  ...place.querySelectorAll<Field>('form :is(input:not([type=file]), textarea, select)'),
];

/** A form that is filled from a link or an earlier try is built anew: then the field of that name has its place. */
function standingNow(field: Field, place: ParentNode): Field | undefined {
  if (field.isConnected) return field;
  const isRadio = field.type === 'radio';
  return fieldsIn(place).find(
    ({ name, type, value }) =>
      name === field.name && type === field.type && (!isRadio || value === field.value),
  );
}

/** Nothing when the field is as the server sent it. */
function createReplay(field: Field): ((now: Field) => void) | undefined {
  if (isChoice(field)) {
    const { checked: isChosen, defaultChecked, type } = field;
    // Of radio buttons, the one that was chosen takes the choice from the others.
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

/** A click is heard only where it changes something. */
function choose(field: HTMLInputElement, isChosen: boolean): void {
  field.checked = !isChosen;
  field.click();
}

/** React remembers what is set through a field and takes the same for no news, so the words go in behind its back. */
function fill(field: Field, value: string): void {
  field.value = getDefaultValue(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
