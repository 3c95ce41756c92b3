/** Where the next page of a list begins, as the answer's Link header names it. */
export function nextCursorOf(answer: Response): string | undefined {
  const links = answer.headers.get('link') ?? '';
  const next = links.split(',').find((link) => link.includes('rel="next"')) ?? '';
  const address = next.slice(next.indexOf('<') + 1, next.lastIndexOf('>'));
  return new URL(address, 'http://api').searchParams.get('cursor') ?? undefined;
}
