import { ValidationError } from 'yup';
import type { AnySchema } from 'yup';

/** One field and what is wrong with it, in the words a visitor reads. */
export type FieldFailure = { field: string; message: string };

/**
 * Every failure of a value, one for a field, in the order in which the schema declares its fields.
 * yup itself reports in no useful order; the site speaks of the first field first.
 */
export function collectFailures(schema: AnySchema, value: unknown): FieldFailure[] {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return inDeclaredOrder(schema, error);
  }
}

function inDeclaredOrder(schema: AnySchema, error: ValidationError): FieldFailure[] {
  const order = 'fields' in schema ? Object.keys(schema.fields as object) : [];
  const rank = (field: string) => {
    const place = order.indexOf(field.split(/[.[]/, 1)[0] ?? '');
    return place === -1 ? order.length : place;
  };
  const first = new Map<string, string>();
  for (const failure of error.inner.length > 0 ? error.inner : [error]) {
    const field = failure.path ?? '';
    if (!first.has(field)) first.set(field, getSentence(failure));
  }
  return [...first]
    .map(([field, message]) => ({ field, message }))
    .sort((one, other) => rank(one.field) - rank(other.field));
}

/** yup's own words about a wrong type are for programmers, and repeat what was sent. */
function getSentence({ message, type }: ValidationError): string {
  return type === 'typeError' && message.includes('but the final value was')
    ? 'This is not of the right kind.'
    : message;
}
