/** Where the next page of a list begins, as the answer's Link header names it. */
export function getNextCursor(answer: Response): string | undefined {
  const links = answer.headers.get('link') ?? '';
  const next = links.split(',').find((link) => link.includes('rel="next"')) ?? '';
  const address = next.slice(next.indexOf('<') + 1, next.lastIndexOf('>'));
  return new URL(address, 'http://api').searchParams.get('cursor') ?? undefined;
}

/**
 * The words of an address that stand for a filter, and for where a page of the list begins. An empty text leaves
 * nothing out.
 */
export function buildListQuery(filter: Record<string, string>, cursor?: string | null): string {
  const words = Object.entries({ ...filter, cursor: cursor ?? '' }).filter(([, text]) => text !== '');
  return words.length === 0 ? '' : `?${new URLSearchParams(words)}`;
}
