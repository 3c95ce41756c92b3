export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor or autofill entered into a field. */
export type FieldState = { field: Field; value: string; isChecked: boolean };

export const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

export const toState = (field: Field): FieldState => ({
  field,
  value: field.value,
  isChecked: isCheckable(field) && field.checked,
});

export const FIELD = ':is(input:not([type=file]), textarea, select)';

export const getFormFields = (container: ParentNode) => [
  ...container.querySelectorAll<Field>(`form ${FIELD}`),
];

/** A form remounted with values from a link or an earlier attempt has new elements: find the field by name. */
export function findCurrentField({ field, value }: FieldState, container: ParentNode): Field | undefined {
  if (field.isConnected) return field;
  const isRadio = field.type === 'radio';
  return getFormFields(container).find(
    (current) =>
      current.name === field.name && current.type === field.type && (!isRadio || current.value === value),
  );
}
