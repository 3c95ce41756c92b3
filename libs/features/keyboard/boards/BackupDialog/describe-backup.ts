import { listBoardWords } from '@paniscus/domain/keyboard';
import type { SavedKeyboard } from '@paniscus/domain/keyboard';

const count = (number: number, one: string, many = `${one}s`) =>
  `${number === 0 ? 'no' : String(number)} ${number === 1 ? one : many}`;

/** What a backup or this device contains: `3 words of your own, 12 words on Delta, 2 phrases and the settings`. */
export function describeContent(
  { delta, phrases, history }: Pick<SavedKeyboard, 'delta' | 'phrases' | 'history'>,
  ownWordCount: number,
  ownBoardCount: number,
): string {
  const parts = [
    count(ownWordCount, 'word of your own', 'words of your own'),
    `${count(listBoardWords(delta).length, 'word')} on Delta`,
    ...(ownBoardCount === 0 ? [] : [count(ownBoardCount, 'other board')]),
    count(phrases.length, 'phrase'),
    count(history.length, 'earlier sentence'),
  ];
  return `${parts.join(', ')} and the settings`;
}
