export type FormValue = string | number | boolean | null | FormValue[] | { [name: string]: FormValue };
export type FormFields = { [name: string]: FormValue };

const DEPTH_LIMIT = 20;

/** Parses bracket notation: a[b]=1, a[]=1 and a[0][b]=1 become objects and arrays. */
export function parseForm(pairs: URLSearchParams): FormFields {
  const root: FormFields = Object.create(null) as FormFields;
  for (const [name, value] of pairs) put(root, getPath(name), value);
  return toArrays(root) as FormFields;
}

function getPath(name: string): string[] {
  return name
    .split('[', DEPTH_LIMIT)
    .map((segment, depth) => (depth > 0 && segment.endsWith(']') ? segment.slice(0, -1) : segment));
}

function put(root: FormFields, path: string[], value: string): void {
  let target = root;
  path.forEach((segment, depth) => {
    const name = segment === '' ? String(Object.keys(target).length) : segment;
    if (depth === path.length - 1) {
      target[name] = value;
      return;
    }
    const next = target[name];
    const inner = isFields(next) ? next : (Object.create(null) as FormFields);
    target[name] = inner;
    target = inner;
  });
}

function toArrays(value: FormValue): FormValue {
  if (!isFields(value)) return value;
  const names = Object.keys(value);
  const values = names.map((name) => toArrays(value[name] ?? null));
  if (names.length > 0 && names.every((name, index) => name === String(index))) return values;
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? null]));
}

export function isFields(value: FormValue | undefined): value is FormFields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
