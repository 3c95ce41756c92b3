import * as content from '@paniscus/content';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const written = textsIn(content).flatMap((text) => text.match(/https?:\/\/[^\s"'<>]+[^\s"'<>.,;)]/g) ?? []);

const registered = content.publications.flatMap(({ doi, pmc, pmid, isbn }) => [
  doi !== undefined && `https://doi.org/${doi}`,
  pmc !== undefined && `https://pmc.ncbi.nlm.nih.gov/articles/${pmc}/`,
  pmid !== undefined && `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
  isbn !== undefined && `https://search.worldcat.org/search?q=bn%3A${isbn.replaceAll('-', '')}`,
]);

export const namedAddresses: ReadonlySet<string> = new Set(
  [...written, ...registered].filter((address) => address !== false),
);
