import type { AnySchema } from 'yup';

export type JsonSchema = {
  type?: string | string[];
  description?: string;
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  $ref?: string;
};

type Described = ReturnType<AnySchema['describe']>;

/** Converts a yup schema to JSON Schema; `.meta({ description })` adds what the rules cannot express, such as units. */
export function toJsonSchema(schema: AnySchema): JsonSchema {
  return describedAsJson(schema.describe());
}

function describedAsJson(described: Described): JsonSchema {
  if (!('type' in described) || !('tests' in described)) return {};
  const isNullable = 'nullable' in described && described.nullable === true;
  const type = described.tests.some(({ name }) => name === 'integer') ? 'integer' : described.type;
  return {
    type: isNullable ? [type, 'null'] : type,
    ...getDescription(described),
    ...toChoices(described),
    ...toLimits(described),
    ...('fields' in described && toObjectSchema(described.fields as Record<string, Described>)),
    ...('innerType' in described &&
      described.innerType !== undefined && {
        items: describedAsJson(described.innerType as Described),
      }),
  };
}

function getDescription(described: Described): JsonSchema {
  const description = 'meta' in described ? described.meta?.description : undefined;
  return typeof description === 'string' ? { description } : {};
}

function toChoices(described: Described): JsonSchema {
  const choices = 'oneOf' in described ? described.oneOf : [];
  return choices.length > 0 ? { enum: choices } : {};
}

function toLimits(described: Described): JsonSchema {
  const tests = 'tests' in described ? described.tests : [];
  const limit = (name: string) => tests.find((test) => test.name === name)?.params;
  const [minimum, maximum, regex] = [limit('min')?.min, limit('max')?.max, limit('matches')?.regex];
  const isText = described.type === 'string';
  return {
    ...(typeof minimum === 'number' && { [isText ? 'minLength' : 'minimum']: minimum }),
    ...(typeof maximum === 'number' && { [isText ? 'maxLength' : 'maximum']: maximum }),
    ...(regex instanceof RegExp && { pattern: regex.source }),
  };
}

function toObjectSchema(fields: Record<string, Described>): JsonSchema {
  const entries = Object.entries(fields);
  const required = entries
    .filter(([, field]) => 'optional' in field && !field.optional)
    .map(([name]) => name);
  return {
    properties: Object.fromEntries(entries.map(([name, field]) => [name, describedAsJson(field)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** Schema of an object whose properties are all required. */
export const objectSchema = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
