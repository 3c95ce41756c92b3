import { publications } from '@paniscus/content';
import { describe, expect, it } from 'vitest';
import { formatExportFile } from './citations';

describe('citation export', () => {
  it('contains a BibTeX entry with a unique key for each publication', () => {
    const keys = [...formatExportFile(publications, 'bib').matchAll(/^@[a-z]+\{([a-z0-9_]+),$/gm)].map(
      ([, key]) => key,
    );

    expect(keys).toEqual(publications.map(({ id }) => id.replaceAll('-', '_')));
  });

  it('contains a complete RIS entry for each publication', () => {
    const lines = formatExportFile(publications, 'ris').split('\n');
    const boundaries = lines.filter((line) => line.startsWith('TY  -') || line.startsWith('ER  -'));

    expect(boundaries.map((line) => line.slice(0, 2))).toEqual(publications.flatMap(() => ['TY', 'ER']));
  });

  it('lists all publications as CSL-JSON', () => {
    const works = JSON.parse(formatExportFile(publications, 'json')) as { id: string; title: string }[];

    expect(works.map(({ id, title }) => ({ id, title }))).toEqual(
      publications.map(({ id, title }) => ({ id, title })),
    );
  });
});
