import type { Plugin } from 'vite';

/** Index of the description among the arguments of the field functions in `libs/domain/validation/response-fields.ts`. */
const DESCRIPTION_INDEX: Readonly<Record<string, number>> = {
  text: 0,
  textOrNull: 0,
  optionalText: 0,
  flag: 0,
  integer: 0,
  integerOrNull: 0,
  cents: 0,
  timestamp: 0,
  timestampOrNull: 0,
  choice: 1,
  list: 1,
};

type Node = { type: string; start: number; end: number };
type Call = Node & { callee: Node & { name?: string }; arguments: Node[] };

function* walk(value: unknown): Generator<Call> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && value.type === 'CallExpression') yield value as Call;
  for (const child of Object.values(value)) yield* walk(child);
}

/** Removes the descriptions of response schemas, which only the API's documentation shows, from scripts. */
export function withoutSchemaDescriptions(): Plugin {
  return {
    name: 'paniscus:schema-descriptions',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith('-response.schema.ts')) return null;
      const cuts = [...walk(this.parse(code))].flatMap(({ callee, arguments: args }) => {
        const index = DESCRIPTION_INDEX[callee.name ?? ''];
        const description = index === undefined ? undefined : args[index];
        if (description?.type !== 'Literal') return [];
        return [{ start: args[(index ?? 0) - 1]?.end ?? description.start, end: description.end }];
      });
      const remaining = cuts
        .sort((one, other) => other.start - one.start)
        .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
      return { code: remaining, map: null };
    },
  };
}
