import { describe, expect, it } from 'vitest';
import { collectFailures } from '../validation/collect-failures.ts';
import { postDetailsSchema } from './post-details.schema.ts';
import { findUnusableTags, normalizeTag, normalizeTags, parseTags } from './post-tags.rules.ts';

describe('tag', () => {
  it.each([
    ['Field Notes', 'field-notes'],
    [' #Bonobos! ', 'bonobos'],
    ['Kanzi’s board', 'kanzis-board'],
    ['Équateur', 'équateur'],
    ['e\u0301tude', 'étude'],
    ['２０２５', '2025'],
    ['a/b?c', 'a-b-c'],
    ['--', ''],
  ])('is normalized from %j to %j', (text, tag) => {
    expect(normalizeTag(text)).toBe(tag);
    expect(normalizeTag(tag)).toBe(tag);
  });
});

describe('tags of a post', () => {
  const failingFields = (tags: string[]) =>
    collectFailures(postDetailsSchema, { excerpt: '', picture: null, tags }).map(({ field }) => field);

  it('are listed once, in their order', () => {
    expect(normalizeTags(['Nests', 'Field notes', 'nests', ''])).toEqual(['nests', 'field-notes']);
    expect(parseTags('Nests, field notes,')).toEqual(['nests', 'field-notes']);
  });

  it('each need a letter or a number', () => {
    expect(findUnusableTags('🐵')).toEqual(['🐵']);
    expect(findUnusableTags('apes, 🐵, C++, --,,')).toEqual(['🐵', '--']);
    expect(findUnusableTags(' , ')).toEqual([]);
  });

  it('are at most ten different ones', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `tag ${index}`);

    expect(failingFields([...ten, 'Tag 1'])).toEqual([]);
    expect(failingFields([...ten, 'tag 10'])).toEqual(['tags']);
  });

  it('have at most 40 characters each', () => {
    expect(failingFields(['x'.repeat(40)])).toEqual([]);
    expect(failingFields(['x'.repeat(41)])).toEqual(['tags']);
  });
});
