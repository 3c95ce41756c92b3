import type { JsonSchema } from '@paniscus/server/platform';

export const TOKEN_PAIR: JsonSchema = {
  type: 'object',
  required: ['access', 'refresh'],
  properties: {
    access: { type: 'string', description: 'A JWT for the Authorization header: `Bearer …`.' },
    refresh: { type: 'string', description: 'Opaque; works once.' },
  },
};
