import * as content from '@paniscus/content';

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

const urlsInContent = listTexts(content).flatMap(
  (text) => text.match(/https?:\/\/[^\s"'<>]+[^\s"'<>.,;)]/g) ?? [],
);

const identifierUrls = content.publications.flatMap(({ doi, pmc, pmid, isbn }) => [
  doi !== undefined && `https://doi.org/${doi}`,
  pmc !== undefined && `https://pmc.ncbi.nlm.nih.gov/articles/${pmc}/`,
  pmid !== undefined && `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
  isbn !== undefined && `https://search.worldcat.org/search?q=bn%3A${isbn.replaceAll('-', '')}`,
]);

export const knownUrls: ReadonlySet<string> = new Set(
  [...urlsInContent, ...identifierUrls].filter((url) => url !== false),
);
