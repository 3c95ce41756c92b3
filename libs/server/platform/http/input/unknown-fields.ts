import { isSchema } from 'yup';

/** Paths of the fields that the schema does not know, at any depth: `role`, `cart[0].role`. */
export function findUnknownFields(schema: unknown, value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || !isSchema(schema)) return [];
  if (Array.isArray(value)) {
    const entrySchema = 'innerType' in schema ? schema.innerType : undefined;
    return value.flatMap((entry, index) => findUnknownFields(entrySchema, entry, `${path}[${index}]`));
  }
  if (!('fields' in schema)) return [];
  const fields = schema.fields as Record<string, unknown>;
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = path === '' ? name : `${path}.${name}`;
    return Object.hasOwn(fields, name) ? findUnknownFields(fields[name], inner, field) : [field];
  });
}
