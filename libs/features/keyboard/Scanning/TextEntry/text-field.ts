export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Fields that a text is typed into. */
export const TEXT_FIELD = ':is(input:is([type="text"], [type="search"]), textarea):not([readonly])';

export const isTextField = (element: HTMLElement): element is TextField => element.matches(TEXT_FIELD);

/** Replaces the text of a field as typing does. */
export function typeInto(field: TextField, text: string): void {
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
