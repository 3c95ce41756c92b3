import type { CoreWord, WordClass } from './core-board.types.ts';

/**
 * Parses words that are separated by commas: `word`, `word=meaning`, or `word=meaning other-meaning`. A word of another
 * class than its row is followed by the class: `pain=hurt/Things`.
 */
export const parseCoreWords = (rowClass: WordClass, text: string): CoreWord[] =>
  text.split(', ').map((entry) => {
    const [pair = '', wordClass = rowClass] = entry.split('/') as [string, WordClass?];
    const [word = '', meanings = word] = pair.split('=');
    return { word, wordClass, meanings: meanings.toLowerCase().split(' ') };
  });
