import type { DeltaBoard, LexigramKey } from '../keyboard.types.ts';

/** A word of the visitor's own board that is not in the vocabulary. */
export type OwnWord = {
  key: LexigramKey;
  /** Shown on the key. */
  word: string;
  /** Language tag, for the device's voice; by default that of the chosen voice. */
  lang?: string;
  /** Spoken instead of the word. */
  spoken?: string;
  /** Data URL of an image. */
  picture?: string;
  /** What the picture shows, without the word. */
  alt?: string;
  /** Data URL of a recording, played instead of the device's voice. */
  recording?: string;
  /** Never speaks: without a recording and without the device's voice. */
  isSilent?: boolean;
  /** Color of the key's edge: `rgb(106, 74, 152)`. */
  color?: string;
  /** A folder key: opens the custom board with this id instead of speaking. */
  opens?: string;
  /** Changed since it was imported, so that an export must not use the button of its file. */
  isEdited?: boolean;
};

export type OwnWords = ReadonlyMap<LexigramKey, OwnWord>;

/** Row and column in the grid of a file, from 0. */
export type GridPlace = readonly [row: number, column: number];

/** The imported board that Delta was made from, complete, so that an export loses nothing of it. */
export type BoardSource = {
  board: Readonly<Record<string, unknown>>;
  /** Delta as it was imported. */
  delta: DeltaBoard;
  /** Where each cell of Delta is in the board's grid; `null` for cells that are not in it. */
  places: readonly (GridPlace | null)[];
  /** The package that the board came in, and its path in there. */
  packaged?: { bytes: Uint8Array<ArrayBuffer>; path: string };
};
