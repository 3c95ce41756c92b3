import type { EntryPart } from './search.entry.ts';

/** Metadata and URLs: not searchable text. */
const NOT_READ = new Set(['title', 'description', 'navigationLabel', 'alt', 'href', 'src', 'srcSet']);

/** Fields whose single words and numbers are visible text; in other fields those are identifiers. */
const READ_AS_IT_IS = new Set([
  'term',
  'label',
  'text',
  'value',
  'date',
  'words',
  'signs',
  'sentences',
  'board',
]);

const isSentence = (text: string) =>
  text.split(/\s/).filter((word) => /\p{L}/u.test(word)).length > 1 && !/^(?:\/|https?:)/.test(text);

const isWay = (value: object) => 'to' in value && !('title' in value);

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string' && !isSentence(word));

const ended = (text: string) => (/[.!?:…”]$/.test(text) ? text : `${text}.`);

type Collected = { heading?: string; texts: string[] };

/**
 * Extracts the searchable text of a page from content of any shape; each object with a title becomes a part of its own.
 * New pages need no search code.
 */
export function collectParts(content: object): EntryPart[] {
  const own: Collected = { texts: [] };
  const parts = [own];
  for (const [name, value] of Object.entries(content))
    if (!NOT_READ.has(name)) collect(value, own, parts, name);
  return parts
    .map(({ heading, texts }) => ({ heading, text: texts.map(ended).join(' ') }))
    .filter(({ heading, text }) => heading !== undefined || text !== '');
}

function collect(value: unknown, part: Collected, parts: Collected[], name: string): void {
  const isRead = READ_AS_IT_IS.has(name);
  if (typeof value === 'string' && (isRead || isSentence(value))) part.texts.push(value);
  if (typeof value !== 'object' || value === null || isWay(value)) return;
  if (isWords(value)) {
    if (isRead && value.length > 0) part.texts.push(value.join(', '));
    return;
  }
  const title = 'title' in value && typeof value.title === 'string' ? value.title : undefined;
  const own = title === undefined ? part : { heading: title, texts: [] };
  if (own !== part) parts.push(own);
  for (const [inName, inner] of Object.entries(value))
    if (!NOT_READ.has(inName)) collect(inner, own, parts, Array.isArray(value) ? name : inName);
}
