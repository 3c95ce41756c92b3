import * as content from '@paniscus/content';

/** Every text anywhere in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const written = textsIn(content).flatMap((text) => text.match(/https?:\/\/[^\s"'<>]+[^\s"'<>.,;)]/g) ?? []);

/** Identifiers of the works that are told of lead to the places where they are registered. */
const registered = content.publications.flatMap(({ doi, pmc, pmid, isbn }) => [
  doi !== undefined && `https://doi.org/${doi}`,
  pmc !== undefined && `https://pmc.ncbi.nlm.nih.gov/articles/${pmc}/`,
  pmid !== undefined && `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
  isbn !== undefined && `https://search.worldcat.org/search?q=bn%3A${isbn.replaceAll('-', '')}`,
]);

/** The addresses elsewhere that the content names, where each stands with what it was taken from. */
export const namedAddresses: ReadonlySet<string> = new Set(
  [...written, ...registered].filter((address) => address !== false),
);
