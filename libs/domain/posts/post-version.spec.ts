import { expect, it } from 'vitest';
import { decideWrite } from './post-version.rules.ts';

const stored = {
  version: 3,
  title: 'Blackberries',
  content: 'Before noon.',
  status: 'scheduled',
  publishAt: new Date('2026-02-03T14:30:00Z'),
} as const;
const change = { title: 'Blackberries', content: 'After noon.' };

it('saves a change of the current version', () => {
  expect(decideWrite(stored, change, 3)).toBe('save');
});

it('saves a change without a version', () => {
  expect(decideWrite(stored, change, undefined)).toBe('save');
});

it('detects a conflict with a later version', () => {
  expect(decideWrite(stored, change, 2)).toBe('conflict');
});

it('does not report a conflict when the change has already been applied', () => {
  const { title, content } = stored;

  expect(decideWrite(stored, { title, content }, 2)).toBe('unchanged');
  expect(
    decideWrite(stored, { title, content, status: 'scheduled', publish_at: '2026-02-03T15:30+01:00' }, 2),
  ).toBe('unchanged');
});

it('saves a change of the status or of the publication time', () => {
  const { title, content } = stored;

  expect(decideWrite(stored, { title, content, status: 'draft' }, 3)).toBe('save');
  expect(
    decideWrite(stored, { title, content, status: 'scheduled', publish_at: '2026-02-04T14:30Z' }, 3),
  ).toBe('save');
});
