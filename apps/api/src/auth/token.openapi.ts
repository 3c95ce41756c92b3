import type { JsonSchema } from '../common/openapi/json-schema.ts';

export const TOKEN_PAIR: JsonSchema = {
  type: 'object',
  required: ['access', 'refresh'],
  properties: {
    access: { type: 'string', description: 'A JWT for the Authorization header: `Bearer …`.' },
    refresh: { type: 'string', description: 'Opaque; works once.' },
  },
};
