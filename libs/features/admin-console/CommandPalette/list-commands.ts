import { foldText } from '@paniscus/domain/search';
import type { ListedSection } from '../AdminLayout/list-admin-sections';
import type { Command, RecordSearch } from './command-palette.types';

/**
 * Pages and actions whose names have words that begin with the words of the text, followed by the records that were found.
 * An action takes the place of a page of the same name.
 */
export function listCommands(
  sections: readonly ListedSection[],
  actions: readonly Command[],
  text: string,
  search: RecordSearch,
): Command[] {
  const terms = toWords(text);
  const pages = sections
    .flatMap((section) => section.pages)
    .filter(({ label }) => !actions.some((action) => action.label === label))
    .map(({ href, label }) => ({ href, label, kind: 'Page' }));
  const named = [...pages, ...actions].filter(({ label }) =>
    terms.every((term) => toWords(label).some((word) => word.startsWith(term))),
  );
  return [...named, ...(search.kind === 'found' ? search.records : [])];
}

const toWords = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean);
