import { publications } from '@paniscus/content';
import { describe, expect, it } from 'vitest';
import { getFile } from './citations';

describe('citation export', () => {
  it('has a BibTeX entry with a unique key for each work', () => {
    const keys = [...getFile(publications, 'bib').matchAll(/^@[a-z]+\{([a-z0-9_]+),$/gm)].map(
      ([, key]) => key,
    );

    expect(keys).toEqual(publications.map(({ id }) => id.replaceAll('-', '_')));
  });

  it('has a complete RIS entry for each work', () => {
    const lines = getFile(publications, 'ris').split('\n');
    const ends = lines.filter((line) => line.startsWith('TY  -') || line.startsWith('ER  -'));

    expect(ends.map((line) => line.slice(0, 2))).toEqual(publications.flatMap(() => ['TY', 'ER']));
  });

  it('is a CSL-JSON list', () => {
    const works = JSON.parse(getFile(publications, 'json')) as { id: string; title: string }[];

    expect(works.map(({ id, title }) => ({ id, title }))).toEqual(
      publications.map(({ id, title }) => ({ id, title })),
    );
  });
});
