import type { QueryParameter, QuerySchema } from './route.types.ts';

/**
 * Normalizes a query string: the parameters of the schema that have a valid value other than the default, in the order
 * of the schema. Empty when none is left.
 */
export function normalizeQuery(query: string, schema: QuerySchema): string {
  const params = new URLSearchParams(query);
  const normalized = new URLSearchParams();
  for (const [name, parameter] of Object.entries(schema)) {
    const value = params.get(name);
    if (value !== null && accepts(parameter, value)) normalized.set(name, value);
  }
  return normalized.toString();
}

/** Whether a normalized query contains text typed by a visitor, which allows unlimited variants of a page. */
export function hasTypedText(query: string, schema: QuerySchema): boolean {
  const params = new URLSearchParams(query);
  return Object.entries(schema).some(([name, parameter]) => 'freeText' in parameter && params.has(name));
}

function accepts(parameter: QueryParameter, value: string): boolean {
  if ('pattern' in parameter) return parameter.pattern.test(value);
  if ('freeText' in parameter) return parameter.freeText.test(value);
  return value !== parameter.default && parameter.oneOf.includes(value);
}
