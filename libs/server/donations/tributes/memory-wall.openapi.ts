import { TRIBUTE_KINDS } from '@paniscus/domain/donation';
import { objectSchema } from '@paniscus/server/platform';
import type { JsonSchema } from '@paniscus/server/platform';

const text: JsonSchema = { type: 'string' };

export const MEMORY_WALL: JsonSchema = {
  type: 'array',
  items: objectSchema({
    id: { type: 'integer' },
    kind: { type: 'string', enum: [...TRIBUTE_KINDS] },
    name: text,
    line: text,
    given_at: { type: 'string', format: 'date-time' },
  }),
};
