import type { Publication } from '@paniscus/domain/bibliography';

export type ExternalLink = { href: string; label: string };

/** Builds the external links of a publication, only from identifiers that were verified for it. */
export function buildExternalLinks({ doi, pmc, pmid, fullText, isbn }: Publication): ExternalLink[] {
  const links: (ExternalLink | false)[] = [
    doi !== undefined && { href: `https://doi.org/${doi}`, label: `DOI ${doi}` },
    pmc !== undefined && {
      href: `https://pmc.ncbi.nlm.nih.gov/articles/${pmc}/`,
      label: `Free full text, ${pmc}`,
    },
    pmid !== undefined && { href: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`, label: `PubMed ${pmid}` },
    fullText !== undefined && { href: fullText, label: `Free full text, ${new URL(fullText).hostname}` },
    isbn !== undefined && {
      href: `https://search.worldcat.org/search?q=bn%3A${isbn.replaceAll('-', '')}`,
      label: `In libraries, ISBN ${isbn}`,
    },
  ];
  return links.filter((link) => link !== false);
}
