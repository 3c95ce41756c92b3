import { SEARCH_KINDS } from '@paniscus/domain/search';
import type { JsonSchema } from '@paniscus/server/platform';

const KIND: JsonSchema = { type: 'string', enum: [...SEARCH_KINDS] };

const MARKED_TEXT: JsonSchema = {
  type: 'array',
  description: 'A text in pieces, those that were looked for marked.',
  items: {
    type: 'object',
    required: ['text', 'isMarked'],
    properties: { text: { type: 'string' }, isMarked: { type: 'boolean' } },
  },
};

const HIT: JsonSchema = {
  type: 'object',
  required: ['kind', 'id', 'title', 'snippet'],
  properties: {
    kind: KIND,
    id: { type: 'string', description: 'Of a page its name, otherwise the last part of its address.' },
    anchor: { type: 'string', description: 'The place in the page that fits best.' },
    title: MARKED_TEXT,
    heading: { type: 'string', description: 'The chapter in which the snippet stands.' },
    snippet: MARKED_TEXT,
  },
};

export const SEARCH_ANSWER: JsonSchema = {
  type: 'object',
  required: ['groups'],
  properties: {
    groups: {
      type: 'array',
      items: {
        type: 'object',
        required: ['kind', 'total', 'hits'],
        properties: { kind: KIND, total: { type: 'integer' }, hits: { type: 'array', items: HIT } },
      },
    },
    closest: {
      type: 'string',
      description: 'When nothing was found: the same words as they are spelled here.',
    },
  },
};
