import type { AnySchema, SchemaDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup';

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

/** Metadata of a schema; `jsonSchema` replaces what would be derived from its rules. */
type Metadata = { description?: string; format?: string; jsonSchema?: JsonSchema };

/** References and lazy schemas have no description of this kind; the API uses neither. */
type Described = SchemaDescription &
  Partial<Pick<SchemaObjectDescription, 'fields'>> &
  Partial<Pick<SchemaInnerTypeDescription, 'innerType'>>;

/**
 * Converts the yup schema of a request body to JSON Schema. `.meta({ description })` adds what the rules cannot express,
 * such as units. Unknown properties are refused.
 */
export function toJsonSchema(schema: AnySchema): JsonSchema {
  return convert(schema.describe(), { additionalProperties: false });
}

/** Converts the yup schema of a response. Clients must accept properties that a later version adds. */
export function toResponseJsonSchema(schema: AnySchema): JsonSchema {
  return convert(schema.describe(), {});
}

/** `objectKeywords` are added to every object. */
function convert(described: Described, objectKeywords: JsonSchema): JsonSchema {
  const { description, format, jsonSchema } = (described.meta ?? {}) as Metadata;
  if (jsonSchema !== undefined) return jsonSchema;
  const { fields, innerType } = described;
  const type = described.tests.some(({ name }) => name === 'integer') ? 'integer' : described.type;
  return {
    type: described.nullable ? [type, 'null'] : type,
    ...(format !== undefined && { format }),
    ...(description !== undefined && { description }),
    ...toChoices(described),
    ...toLimits(described),
    ...(fields && {
      ...toProperties(fields as Record<string, Described>, objectKeywords),
      ...objectKeywords,
    }),
    ...(innerType && { items: convert(innerType as Described, objectKeywords) }),
  };
}

function toChoices({ oneOf, nullable }: Described): JsonSchema {
  if (oneOf.length === 0) return {};
  return { enum: nullable ? [...oneOf, null] : oneOf };
}

function toLimits({ tests, type }: Described): JsonSchema {
  const limit = (name: string) => tests.find((test) => test.name === name)?.params;
  const [minimum, maximum, regex] = [limit('min')?.min, limit('max')?.max, limit('matches')?.regex];
  const isText = type === 'string';
  return {
    ...(typeof minimum === 'number' && { [isText ? 'minLength' : 'minimum']: minimum }),
    ...(typeof maximum === 'number' && { [isText ? 'maxLength' : 'maximum']: maximum }),
    ...(regex instanceof RegExp && { pattern: regex.source }),
  };
}

function toProperties(fields: Record<string, Described>, objectKeywords: JsonSchema): JsonSchema {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => !field.optional).map(([name]) => name);
  return {
    properties: Object.fromEntries(entries.map(([name, field]) => [name, convert(field, objectKeywords)])),
    ...(required.length > 0 && { required }),
  };
}
