import { publications } from '@paniscus/content';
import type { Publication } from '@paniscus/domain/bibliography';
import { describe, expect, it } from 'vitest';
import { formatSource } from './publication-source';

const chapter: Publication = {
  id: 'levels-1984',
  type: 'chapter',
  group: 'own',
  verification: 'none',
  topics: ['communication'],
  title: 'Levels',
  authors: [{ family: 'Sevcik' }],
  editors: [{ family: 'Greenberg' }, { family: 'Tobach' }],
};
const toText = (publication: Publication) => {
  const { before, container, after } = formatSource(publication);
  return before + container + after;
};

describe('publication source line', () => {
  it('joins its parts with commas', () => {
    expect(
      toText({ ...chapter, container: 'Behavior', volume: '1', pages: '3-6', publisher: 'Erlbaum' }),
    ).toBe('In Greenberg and Tobach (eds.), Behavior, 1, 3–6. Erlbaum');
  });

  it('ends after the editors when nothing else is known', () => {
    expect(toText(chapter)).toBe('In Greenberg and Tobach (eds.)');
  });

  it('joins the remaining parts when one is missing', () => {
    expect(toText({ ...chapter, publisher: 'Erlbaum' })).toBe('In Greenberg and Tobach (eds.), Erlbaum');
    expect(toText({ ...chapter, editors: [], container: 'Behavior' })).toBe('Behavior');
    expect(toText({ ...chapter, editors: [], pages: '3-6' })).toBe('3–6');
  });

  it('leaves no dangling comma for any publication', () => {
    expect(publications.map(toText).filter((text) => /^,|,\s*$|, ,/.test(text))).toEqual([]);
  });
});
