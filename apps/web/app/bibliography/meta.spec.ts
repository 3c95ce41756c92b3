import { publications } from '@paniscus/content';
import type { Publication } from '@paniscus/domain';
import { describe, expect, it } from 'vitest';
import { aboutPublication } from './meta';

const headOf = (id: string) => aboutPublication(publications.find((work) => work.id === id) as Publication);
const named = (head: object[]) =>
  head
    .filter((tag): tag is { name: string; content: string } => 'name' in tag)
    .filter(({ name }) => name.startsWith('citation_'))
    .map(({ name, content }) => `${name}=${content}`);

describe('the head of a work', () => {
  it('tells reference managers what they ask for', () => {
    expect(named(headOf('stone-tools-2012'))).toEqual([
      'citation_title=Stone tool production and utilization by bonobo-chimpanzees (Pan paniscus)',
      'citation_author=Roffman, I.',
      'citation_author=Savage-Rumbaugh, S.',
      'citation_author=Rubert-Pugh, E.',
      'citation_author=Ronen, A.',
      'citation_author=Nevo, E.',
      'citation_publication_date=2012',
      'citation_journal_title=Proceedings of the National Academy of Sciences',
      'citation_volume=109',
      'citation_issue=36',
      'citation_firstpage=14500',
      'citation_lastpage=14503',
      'citation_doi=10.1073/pnas.1212855109',
    ]);
  });

  it('says nothing of a thesis or a book that only journals have', () => {
    expect(named(headOf('mother-infant-behavior-1975'))).toEqual([
      'citation_title=Mother-infant behavior in group-living captive chimpanzees',
      'citation_author=Savage, E. S.',
      'citation_publication_date=1975',
      'citation_dissertation_institution=University of Oklahoma',
    ]);
    expect(named(headOf('ape-language-1986')).at(-1)).toBe('citation_isbn=0-231-06198-6');
  });
});
