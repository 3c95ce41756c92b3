import { publications } from '@paniscus/content';
import type { Publication } from '@paniscus/domain';
import { describe, expect, it } from 'vitest';
import { formatPlace } from './place-of';

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
const toText = (publication: Publication) => {
  const { before, container, after } = formatPlace(publication);
  return before + container + after;
};

describe('the place of a work', () => {
  it('joins its parts with commas', () => {
    expect(
      toText({ ...chapter, container: 'Behavior', volume: '1', pages: '3-6', publisher: 'Erlbaum' }),
    ).toBe('In Greenberg and Tobach (eds), Behavior, 1, 3–6. Erlbaum');
  });

  it('ends with the editors where nothing else is known', () => {
    expect(toText(chapter)).toBe('In Greenberg and Tobach (eds)');
  });

  it('joins what there is where a part between is missing', () => {
    expect(toText({ ...chapter, publisher: 'Erlbaum' })).toBe('In Greenberg and Tobach (eds), Erlbaum');
    expect(toText({ ...chapter, editors: [], container: 'Behavior' })).toBe('Behavior');
    expect(toText({ ...chapter, editors: [], pages: '3-6' })).toBe('3–6');
  });

  it('leaves no comma hanging at any work of the list', () => {
    expect(publications.map(toText).filter((text) => /^,|,\s*$|, ,/.test(text))).toEqual([]);
  });
});
