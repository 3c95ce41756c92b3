import { ValidationError } from 'yup';
import type { AnySchema } from 'yup';

export type FieldFailure = { field: string; message: string };

/**
 * Validates a value and returns one failure per field, in the order in which the schema declares the fields; yup's
 * order is arbitrary.
 */
export function collectFailures(schema: AnySchema, value: unknown): FieldFailure[] {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return sortInSchemaOrder(schema, error);
  }
}

function sortInSchemaOrder(schema: AnySchema, error: ValidationError): FieldFailure[] {
  const order = 'fields' in schema ? Object.keys(schema.fields as object) : [];
  const rank = (field: string) => {
    const index = order.indexOf(field.split(/[.[]/, 1)[0] ?? '');
    return index === -1 ? order.length : index;
  };
  const messages = new Map<string, string>();
  for (const failure of error.inner.length > 0 ? error.inner : [error]) {
    const field = failure.path ?? '';
    if (!messages.has(field)) messages.set(field, toMessage(failure));
  }
  return [...messages]
    .map(([field, message]) => ({ field, message }))
    .sort((one, other) => rank(one.field) - rank(other.field));
}

/** Replaces yup's type error, a technical message that echoes the input. */
function toMessage({ message, type }: ValidationError): string {
  return type === 'typeError' && message.includes('but the final value was')
    ? 'This value has the wrong type.'
    : message;
}
