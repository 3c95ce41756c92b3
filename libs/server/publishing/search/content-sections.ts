import type { EntrySection } from './search.entry.ts';

/** Metadata and URLs: not searchable text. */
const SKIPPED_FIELDS = new Set(['title', 'description', 'navigationLabel', 'alt', 'href', 'src', 'srcSet']);

/** Fields whose single words and numbers are visible text; in all other fields they are identifiers. */
const VISIBLE_FIELDS = new Set([
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

const isLink = (value: object) => 'to' in value && !('title' in value);

const isTermList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string' && !isSentence(word));

const withPeriod = (text: string) => (/[.!?:…”]$/.test(text) ? text : `${text}.`);

type Section = { heading?: string; texts: string[] };

/**
 * Extracts the searchable text of a page from content of any shape; each object with a title becomes a separate section.
 * New pages need no search code.
 */
export function extractSections(content: object): EntrySection[] {
  const section: Section = { texts: [] };
  const sections = [section];
  for (const [name, value] of Object.entries(content))
    if (!SKIPPED_FIELDS.has(name)) collect(value, section, sections, name);
  return sections
    .map(({ heading, texts }) => ({ heading, text: texts.map(withPeriod).join(' ') }))
    .filter(({ heading, text }) => heading !== undefined || text !== '');
}

function collect(value: unknown, parent: Section, sections: Section[], name: string): void {
  const isVisible = VISIBLE_FIELDS.has(name);
  if (typeof value === 'string' && (isVisible || isSentence(value))) parent.texts.push(value);
  if (typeof value !== 'object' || value === null || isLink(value)) return;
  if (isTermList(value)) {
    if (isVisible && value.length > 0) parent.texts.push(value.join(', '));
    return;
  }
  const title = 'title' in value && typeof value.title === 'string' ? value.title : undefined;
  const section = title === undefined ? parent : { heading: title, texts: [] };
  if (section !== parent) sections.push(section);
  for (const [innerName, inner] of Object.entries(value))
    if (!SKIPPED_FIELDS.has(innerName))
      collect(inner, section, sections, Array.isArray(value) ? name : innerName);
}
