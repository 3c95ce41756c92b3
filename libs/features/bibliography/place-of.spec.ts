import { publications } from '@paniscus/content';
import type { Publication } from '@paniscus/domain';
import { describe, expect, it } from 'vitest';
import { placeOf } from './place-of';

const chapter: Publication = {
  id: 'levels-1984',
  type: 'chapter',
  group: 'own',
  checked: 'memory',
  topics: ['communication'],
  title: 'Levels',
  authors: [{ family: 'Sevcik' }],
  editors: [{ family: 'Greenberg' }, { family: 'Tobach' }],
};
const textOf = (publication: Publication) => {
  const { before, container, after } = placeOf(publication);
  return before + container + after;
};

describe('the place of a work', () => {
  it('joins its parts with commas', () => {
    expect(
      textOf({ ...chapter, container: 'Behavior', volume: '1', pages: '3-6', publisher: 'Erlbaum' }),
    ).toBe('In Greenberg and Tobach (eds), Behavior, 1, 3–6. Erlbaum');
  });

  it('ends with the editors where nothing else is known', () => {
    expect(textOf(chapter)).toBe('In Greenberg and Tobach (eds)');
  });

  it('joins what there is where a part between is missing', () => {
    expect(textOf({ ...chapter, publisher: 'Erlbaum' })).toBe('In Greenberg and Tobach (eds), Erlbaum');
    expect(textOf({ ...chapter, editors: [], container: 'Behavior' })).toBe('Behavior');
    expect(textOf({ ...chapter, editors: [], pages: '3-6' })).toBe('3–6');
  });

  it('leaves no comma hanging at any work of the list', () => {
    expect(publications.map(textOf).filter((text) => /^,|,\s*$|, ,/.test(text))).toEqual([]);
  });
});
