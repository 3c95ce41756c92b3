import { publications } from '@paniscus/content';
import type { Publication } from '@paniscus/domain/bibliography';
import { describe, expect, it } from 'vitest';
import { buildPublicationMeta } from './publication-meta';

const getMeta = (id: string) =>
  buildPublicationMeta(publications.find((work) => work.id === id) as Publication);
const listCitationTags = (head: object[]) =>
  head
    .filter((tag): tag is { name: string; content: string } => 'name' in tag)
    .filter(({ name }) => name.startsWith('citation_'))
    .map(({ name, content }) => `${name}=${content}`);

const findJsonLd = (head: object[]): Record<string, unknown> => {
  const [jsonLdTag] = head.filter((tag) => 'script:ld+json' in tag);
  return (jsonLdTag as { 'script:ld+json': Record<string, unknown> })['script:ld+json'];
};

describe('publication metadata', () => {
  it('includes the Highwire Press tags that reference managers read', () => {
    expect(listCitationTags(getMeta('stone-tools-2012'))).toEqual([
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
      'citation_language=en',
    ]);
  });

  it('leaves out journal tags for theses and books', () => {
    expect(listCitationTags(getMeta('mother-infant-behavior-1975'))).toEqual([
      'citation_title=Mother-infant behavior in group-living captive chimpanzees',
      'citation_author=Savage, E. S.',
      'citation_publication_date=1975',
      'citation_dissertation_institution=University of Oklahoma',
      'citation_language=en',
    ]);
    expect(listCitationTags(getMeta('ape-language-1986'))).toEqual([
      'citation_title=Ape Language: From Conditioned Response to Symbol',
      'citation_author=Savage-Rumbaugh, S.',
      'citation_publication_date=1986',
      'citation_publisher=Columbia University Press',
      'citation_isbn=0-231-06198-6',
      'citation_language=en',
    ]);
  });

  it('names the editors of a book and the PubMed id of an article', () => {
    expect(listCitationTags(getMeta('lana-project-1977'))).toContain('citation_editor=Rumbaugh');
    expect(listCitationTags(getMeta('welfare-of-apes-2007'))).toContain('citation_pmid=17484674');
  });

  it('describes the article, its journal and its pages to search engines', () => {
    expect(findJsonLd(getMeta('stone-tools-2012'))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ScholarlyArticle',
      headline: 'Stone tool production and utilization by bonobo-chimpanzees (Pan paniscus)',
      datePublished: '2012',
      pagination: '14500-14503',
      isPartOf: {
        '@type': 'PublicationIssue',
        issueNumber: '36',
        isPartOf: {
          '@type': 'PublicationVolume',
          volumeNumber: '109',
          isPartOf: { '@type': 'Periodical', name: 'Proceedings of the National Academy of Sciences' },
        },
      },
      sameAs: 'https://doi.org/10.1073/pnas.1212855109',
    });
    expect(findJsonLd(getMeta('yerkish-parser-1977'))).toMatchObject({
      '@type': 'Chapter',
      isPartOf: { '@type': 'Book', name: 'Language Learning by a Chimpanzee: The LANA Project' },
      publisher: { '@type': 'Organization', name: 'Academic Press' },
    });
  });

  it('leaves out unknown fields of the structured data', () => {
    for (const work of publications) {
      const jsonLd = findJsonLd(buildPublicationMeta(work));

      expect(JSON.stringify(jsonLd), work.id).not.toMatch(/undefined|null/);
      expect(jsonLd['headline'], work.id).toBe(work.title);
    }
  });
});
