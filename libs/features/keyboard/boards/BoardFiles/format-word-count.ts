import { listBoardWords } from '@paniscus/domain/keyboard';
import type { LexigramKey, ParsedBoard } from '@paniscus/domain/keyboard';

export const formatWordCount = (count: number): string => (count === 1 ? '1 word' : `${count} words`);

/** All words of a board from a file, also those that continue on further boards. */
export const listFileWords = ({ delta, continued }: ParsedBoard): LexigramKey[] =>
  [delta, ...continued.map((board) => board.delta)].flatMap(listBoardWords);
