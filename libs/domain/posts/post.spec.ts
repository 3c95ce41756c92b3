import { describe, expect, it } from 'vitest';
import { collectFailures } from '../validation/collect-failures.ts';
import { buildCopyTitle, buildPreview } from './post.rules.ts';
import { postInputSchema } from './post-api.schema.ts';
import { postSchema } from './post.schema.ts';

describe('post', () => {
  it('has a preview of its first hundred characters and three dots', () => {
    expect(buildPreview('x'.repeat(250))).toBe(`${'x'.repeat(100)}...`);
    expect(buildPreview('Short')).toBe('Short...');
  });

  it('never splits a surrogate pair in its preview', () => {
    expect(buildPreview('🦍'.repeat(120))).toBe(`${'🦍'.repeat(100)}...`);
  });

  it('is marked as a copy when it is duplicated, within the length of a title', () => {
    expect(buildCopyTitle('Figs')).toBe('Figs (copy)');
    expect(buildCopyTitle('x'.repeat(200))).toBe(`${'x'.repeat(193)} (copy)`);
  });

  it('requires a title and content that are not blank', () => {
    expect(collectFailures(postSchema, { title: ' ', content: '' })).toEqual([
      { field: 'title', message: 'Title is required.' },
      { field: 'content', message: 'Content is required.' },
    ]);
  });

  it('has a title of at most 200 and content of at most 100,000 characters', () => {
    expect(collectFailures(postSchema, { title: 'x'.repeat(200), content: 'x'.repeat(100_000) })).toEqual([]);
    expect(collectFailures(postSchema, { title: 'x'.repeat(201), content: 'x' })).toEqual([
      { field: 'title', message: 'Title must be at most 200 characters.' },
    ]);
  });
});

describe('post request', () => {
  const draft = { title: 'Blackberries', content: 'Before noon.' };
  const failingFields = (change: object) =>
    collectFailures(postInputSchema, { ...draft, ...change }).map(({ field }) => field);

  it('accepts each of the four statuses, or none', () => {
    expect(failingFields({})).toEqual([]);
    expect(failingFields({ status: 'draft' })).toEqual([]);
    expect(failingFields({ status: 'published', publish_at: null })).toEqual([]);
    expect(failingFields({ status: 'trashed' })).toEqual([]);
    expect(failingFields({ status: 'scheduled', publish_at: '2026-02-03T14:30:00.000Z' })).toEqual([]);
    expect(failingFields({ status: 'hidden' })).toEqual(['status']);
  });

  it.each([undefined, null, '', 'tomorrow', '2026-02-30', '2026-13-03T14:30Z', '2026-02-03T14:30'])(
    'rejects scheduling for %s',
    (publishAt) => {
      expect(failingFields({ status: 'scheduled', publish_at: publishAt })).toEqual(['publish_at']);
    },
  );

  it('accepts a publish time for scheduled posts only', () => {
    expect(failingFields({ status: 'published', publish_at: '2026-02-03T14:30Z' })).toEqual(['publish_at']);
  });
});
