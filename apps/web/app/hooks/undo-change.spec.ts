import { expect, it } from 'vitest';
import { getUndoChange } from './undo-change';

const published = { status: 'published', published_at: '2026-02-03T14:30:00.000Z' } as const;
const scheduled = {
  status: 'scheduled',
  publish_at: '2036-02-03T14:30:00.000Z',
  published_at: null,
} as const;
const draft = { status: 'draft', published_at: null } as const;
const trashed = { status: 'trashed', published_at: '2026-02-03T14:30:00.000Z' } as const;

it.each([
  ['a published post in the trash', published, 'trash', { status: 'published' }],
  [
    'an unpublished post, with its own publication time',
    published,
    'unpublish',
    { status: 'scheduled', publish_at: '2026-02-03T14:30:00.000Z' },
  ],
  [
    'a scheduled post, with its time',
    scheduled,
    'publish',
    { status: 'scheduled', publish_at: '2036-02-03T14:30:00.000Z' },
  ],
  ['a draft', draft, 'publish', { status: 'draft' }],
  ['a restored post', trashed, 'restore', { status: 'trashed' }],
] as const)('brings back %s', (_, post, action, change) => {
  expect(getUndoChange(post, action)).toEqual(change);
});

it('has no way back from a permanent deletion', () => {
  expect(getUndoChange(trashed, 'delete')).toBeUndefined();
});
