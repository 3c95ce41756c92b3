import type { DeltaBoard, WordPlace } from '@paniscus/domain';
import { LEXIGRAMS, findLexigram } from '@paniscus/lexigrams';

/** Every word where it stands: on the panels of the site, and once more where the visitor's own board has it. */
export function placesToFind(delta: DeltaBoard): readonly WordPlace[] {
  const onPanels = LEXIGRAMS.map(({ key, word, panel, place }) => ({ key, word, board: panel, place }));
  const own = delta.flatMap((key, place) => {
    const lexigram = key === null ? undefined : findLexigram(key);
    return lexigram === undefined
      ? []
      : [{ key: lexigram.key, word: lexigram.word, board: 'delta' as const, place }];
  });
  return [...onPanels, ...own];
}
