import type { JsonSchema } from '@paniscus/server/platform';

const IMAGE: JsonSchema = {
  type: 'object',
  required: ['src', 'position', 'variant_ids'],
  properties: {
    src: { type: 'string', description: 'On this site; `/240.webp`, `/480.webp` or `/960.webp` follows.' },
    position: { type: 'string' },
    variant_ids: { type: 'array', items: { type: 'integer' } },
  },
};

const VARIANT: JsonSchema = {
  type: 'object',
  required: ['id', 'title', 'price', 'is_enabled', 'is_available'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string', description: "'size / color'" },
    price: { type: 'integer', description: 'Whole US cents.' },
    is_enabled: { type: 'boolean', description: 'Whether the organisation sells it.' },
    is_available: { type: 'boolean', description: 'Whether the print shop can make it now.' },
  },
};

export const PRODUCT: JsonSchema = {
  type: 'object',
  required: ['id', 'title', 'description', 'images', 'variants', 'tags', 'created_at'],
  properties: {
    id: { type: 'string', description: "The print shop's." },
    title: { type: 'string' },
    description: { type: 'string', description: 'HTML of `p b i ul li br` without attributes.' },
    images: { type: 'array', items: IMAGE },
    variants: { type: 'array', items: VARIANT },
    tags: { type: 'array', items: { type: 'string' } },
    created_at: { type: 'string', format: 'date-time' },
  },
};
