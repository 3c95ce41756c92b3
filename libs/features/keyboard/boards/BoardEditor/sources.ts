import type { LexigramClass, LexigramKey } from '@paniscus/domain/keyboard';
import { LEXIGRAM_CLASSES, LEXIGRAMS, PANELS } from '@paniscus/lexigrams';

export const classChoices = Object.entries(LEXIGRAM_CLASSES).map(([value, label]) => ({ value, label }));
export const sourceChoices = [
  ...PANELS.map(({ id, name }) => ({ value: id as string, label: `Panel ${name}` })),
  ...classChoices,
];

export function keysOfSource(source: string): readonly LexigramKey[] {
  const words =
    PANELS.find(({ id }) => id === source)?.lexigrams ??
    LEXIGRAMS.filter(({ lexigramClass }) => lexigramClass === (source as LexigramClass));
  return words.map(({ key }) => key);
}
