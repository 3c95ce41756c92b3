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

export const getFields = (container: ParentNode) => [...container.querySelectorAll<Field>(FIELD)];

/** What is rendered again with values from a link or an earlier attempt has new elements: find the field by name or id. */
export function findCurrentField({ field, value }: FieldState, container: ParentNode): Field | undefined {
  if (field.isConnected) return field;
  const isRadio = field.type === 'radio';
  return getFields(container).find(
    (current) =>
      current.type === field.type &&
      (field.name === '' ? current.id === field.id : current.name === field.name) &&
      (!isRadio || current.value === value),
  );
}
