import { describe, expect, it } from 'vitest';
import { failuresOf } from '../validation/first-failure.ts';
import { previewOf } from './post.rules.ts';
import { postSchema } from './post.schema.ts';

describe('a post', () => {
  it('is previewed by its first hundred characters and three dots', () => {
    expect(previewOf('x'.repeat(250))).toBe(`${'x'.repeat(100)}...`);
    expect(previewOf('Short')).toBe('Short...');
  });

  it('never cuts a character in half in its preview', () => {
    expect(previewOf('🦍'.repeat(120))).toBe(`${'🦍'.repeat(100)}...`);
  });

  it('needs a title and content with something in them', () => {
    expect(failuresOf(postSchema, { title: ' ', content: '' })).toEqual([
      { field: 'title', message: 'Title is required.' },
      { field: 'content', message: 'Content is required.' },
    ]);
  });

  it('has a title of at most 200 and content of at most 100,000 characters', () => {
    expect(failuresOf(postSchema, { title: 'x'.repeat(200), content: 'x'.repeat(100_000) })).toEqual([]);
    expect(failuresOf(postSchema, { title: 'x'.repeat(201), content: 'x' })).toEqual([
      { field: 'title', message: 'Title must be at most 200 characters.' },
    ]);
  });
});
