import { foldText } from '@paniscus/domain/search';
import type { ListedSection } from '../AdminLayout/list-admin-sections';
import type { Command, RecordSearch } from './command-palette.types';

/** Pages whose names have words that begin with the words of the text, followed by the records that were found. */
export function listCommands(
  sections: readonly ListedSection[],
  text: string,
  search: RecordSearch,
): Command[] {
  const terms = toWords(text);
  const pages = sections
    .flatMap((section) => section.pages)
    .filter(({ label }) => terms.every((term) => toWords(label).some((word) => word.startsWith(term))))
    .map(({ href, label }) => ({ href, label, kind: 'Page' }));
  return [...pages, ...(search.kind === 'found' ? search.records : [])];
}

const toWords = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean);
