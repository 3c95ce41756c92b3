import type { LexigramClass, LexigramKey } from '@paniscus/domain/keyboard';
import { LEXIGRAM_CLASSES, LEXIGRAMS, PANELS } from '@paniscus/lexigrams';

export const classOptions = Object.entries(LEXIGRAM_CLASSES).map(([value, label]) => ({ value, label }));

/** A panel or a class, whose words fill the empty cells of the board. */
export const sourceOptions = [
  ...PANELS.map(({ id, name }) => ({ value: id as string, label: `Panel ${name}` })),
  ...classOptions,
];

export function listSourceKeys(source: string): readonly LexigramKey[] {
  const words =
    PANELS.find(({ id }) => id === source)?.lexigrams ??
    LEXIGRAMS.filter(({ lexigramClass }) => lexigramClass === (source as LexigramClass));
  return words.map(({ key }) => key);
}
