/** Cursor of the next page, from the response's Link header. */
export function getNextCursor(response: Response): string | undefined {
  const links = response.headers.get('link') ?? '';
  const next = links.split(',').find((link) => link.includes('rel="next"')) ?? '';
  const url = next.slice(next.indexOf('<') + 1, next.lastIndexOf('>'));
  return new URL(url, 'http://api').searchParams.get('cursor') ?? undefined;
}

export function buildListQuery(filter: Record<string, string>, cursor?: string | null): string {
  const params = Object.entries({ ...filter, cursor: cursor ?? '' }).filter(([, value]) => value !== '');
  return params.length === 0 ? '' : `?${new URLSearchParams(params)}`;
}
