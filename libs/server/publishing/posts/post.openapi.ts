import { POST_STATUSES } from '@paniscus/domain/posts';
import type { JsonSchema } from '@paniscus/server/platform';

export const POST: JsonSchema = {
  type: 'object',
  required: ['id', 'title', 'content', 'username', 'created_at', 'preview'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    content: { type: 'string', description: 'Markdown.' },
    username: { type: 'string', description: 'The byline of the writer.' },
    created_at: { type: 'string', format: 'date-time' },
    preview: {
      type: 'string',
      description: 'The first 100 characters as plain text, followed by three dots.',
    },
    status: { type: 'string', enum: [...POST_STATUSES], description: 'For signed-in staff only.' },
    publish_at: { type: ['string', 'null'], format: 'date-time', description: 'For signed-in staff only.' },
  },
};
