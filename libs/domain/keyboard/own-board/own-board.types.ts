import type { BoardGrid, DeltaBoard } from '../keyboard.types.ts';
import type { BoardSource } from '../own-word/own-word.types.ts';

/** Id of a board of the person's own: `delta`, or `board-` with letters and digits. */
export type OwnBoardId = string;

/**
 * A board of the person's own. It always has 128 cells in rows of 16; its grid shows the part at the top left, so that a
 * smaller grid loses no words.
 */
export type OwnBoard = BoardGrid & {
  id: OwnBoardId;
  name: string;
  cells: DeltaBoard;
  /** The board in the package that Delta was imported from, so that an export loses nothing of it. */
  imported?: {
    path: string;
    source: BoardSource;
    /** 1, 2 and so on for the boards on which the words of a large board continue; its file is that of the first one. */
    part?: number;
  };
};
