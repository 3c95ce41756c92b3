export type FormValue = string | number | boolean | null | FormValue[] | { [name: string]: FormValue };
export type FormFields = { [name: string]: FormValue };

const DEPTH_LIMIT = 20;

/** Parses bracket notation: a[b]=1, a[]=1 and a[0][b]=1 become objects and arrays. */
export function unfolded(pairs: URLSearchParams): FormFields {
  const root: FormFields = Object.create(null) as FormFields;
  for (const [name, value] of pairs) put(root, getPath(name), value);
  return arraysWithin(root) as FormFields;
}

function getPath(name: string): string[] {
  return name
    .split('[', DEPTH_LIMIT)
    .map((part, depth) => (depth > 0 && part.endsWith(']') ? part.slice(0, -1) : part));
}

function put(root: FormFields, path: string[], value: string): void {
  let place = root;
  path.forEach((part, depth) => {
    const name = part === '' ? String(Object.keys(place).length) : part;
    if (depth === path.length - 1) {
      place[name] = value;
      return;
    }
    const next = place[name];
    const inner = isFields(next) ? next : (Object.create(null) as FormFields);
    place[name] = inner;
    place = inner;
  });
}

function arraysWithin(value: FormValue): FormValue {
  if (!isFields(value)) return value;
  const names = Object.keys(value);
  const held = names.map((name) => arraysWithin(value[name] ?? null));
  if (names.length > 0 && names.every((name, index) => name === String(index))) return held;
  return Object.fromEntries(names.map((name, index) => [name, held[index] ?? null]));
}

export function isFields(value: FormValue | undefined): value is FormFields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
