import type { DeltaBoard, WordPosition } from '@paniscus/domain/keyboard';
import { LEXIGRAMS, findLexigram } from '@paniscus/lexigrams';

/** Lists all words with their positions: on the three built-in panels, and again on the visitor's own board. */
export function placesToFind(delta: DeltaBoard): readonly WordPosition[] {
  const onPanels = LEXIGRAMS.map(({ key, word, panel, place }) => ({ key, word, board: panel, place }));
  const own = delta.flatMap((key, place) => {
    const lexigram = key === null ? undefined : findLexigram(key);
    return lexigram === undefined
      ? []
      : [{ key: lexigram.key, word: lexigram.word, board: 'delta' as const, place }];
  });
  return [...onPanels, ...own];
}
