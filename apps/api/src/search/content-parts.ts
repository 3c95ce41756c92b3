import type { EntryPart } from './search.entry.ts';

/** What a page says of itself to machines, and what stands on its buttons: not what a visitor looks for. */
const NOT_READ = new Set([
  'title',
  'description',
  'navigationLabel',
  'alt',
  'label',
  'href',
  'src',
  'srcSet',
]);

/** Addresses, names of files and single words are no sentences. */
const isSentence = (text: string) => /\p{L}[^\p{L}]*\s+\S*\p{L}/u.test(text) && !/^(?:\/|https?:)/.test(text);

type Collected = { heading?: string; texts: string[] };

/**
 * The text of a page from its content, whatever shape that has: what has a title of its own becomes a part of its own,
 * so that whoever writes a page need not think of the search.
 */
export function partsOf(content: object): EntryPart[] {
  const own: Collected = { texts: [] };
  const parts = [own];
  for (const [name, value] of Object.entries(content)) if (!NOT_READ.has(name)) collect(value, own, parts);
  return parts
    .map(({ heading, texts }) => ({ heading, text: texts.join(' ') }))
    .filter(({ heading, text }) => heading !== undefined || text !== '');
}

function collect(value: unknown, part: Collected, parts: Collected[]): void {
  if (typeof value === 'string' && isSentence(value)) part.texts.push(value);
  if (typeof value !== 'object' || value === null) return;
  const title = 'title' in value && typeof value.title === 'string' ? value.title : undefined;
  const own = title === undefined ? part : { heading: title, texts: [] };
  if (own !== part) parts.push(own);
  for (const [name, inner] of Object.entries(value)) if (!NOT_READ.has(name)) collect(inner, own, parts);
}
