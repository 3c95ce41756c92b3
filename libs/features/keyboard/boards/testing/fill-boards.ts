import { createOwnBoard } from '@paniscus/domain/keyboard';
import type { OwnBoard } from '@paniscus/domain/keyboard';

/** So many custom boards without words: `Board 0`, `Board 1` and so on. */
export const fillBoards = (count: number): OwnBoard[] =>
  Array.from({ length: count }, (_, index) =>
    createOwnBoard(`board-${1000 + index}`, `Board ${index}`, { rows: 2, columns: 3 }),
  );
