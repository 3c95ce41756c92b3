import type { LexigramClass, SignCode } from '@paniscus/lexigrams';

export type BoardColumns = 4 | 8 | 16;

/** A key of the board: a lexigram, or a word of the visitor's own with or without a picture. */
export type BoardSign = {
  key: string;
  word: string;
  sign?: SignCode;
  lexigramClass?: LexigramClass;
  /** Data URL of an image that is shown instead of a sign. */
  picture?: string;
  /** Language tag of a word that is not English. */
  lang?: string;
  /** Color of the edge of a key without a lexigram class. */
  color?: string;
  /** Opens another board instead of speaking. */
  isFolder?: boolean;
  /** In an editor: not on the board that is spoken with. */
  isHidden?: boolean;
};

export interface LexigramBoardProps {
  /** Accessible name of the grid. */
  name: string;
  /** 128 cells in rows of 16; `null` is an empty cell. */
  cells: readonly (BoardSign | null)[];
  /** `sign` is `null` for an empty cell. */
  onPress: (sign: BoardSign | null, index: number) => void;
  /** Pointer down on a key; followed by `onPress` or `onPressCancel` for the same key. */
  onPressStart?: (sign: BoardSign) => void;
  /** The pointer left the key before it was lifted, or the touch became a scroll. */
  onPressCancel?: (sign: BoardSign) => void;
  /** Returns the index that a typed letter moves the focus to, or `null` for no match. */
  onType?: (key: string, from: number) => number | null;
  /** Key that looks pressed. */
  pressedKey?: string | null;
  /** Key whose word is being spoken. */
  soundingKey?: string | null;
  /** Index of the cell that an editor works on; it may be empty. */
  selectedCell?: number;
  /** Halves the number of columns; the board may become taller than the window. */
  hasLargeKeys?: boolean;
  /** As chosen around the board by default. */
  hasHighContrast?: boolean;
  /** Shows the word below each sign; it is announced in any case. */
  hasWords?: boolean;
  /** Label of an empty cell, before its number. */
  emptyName?: string;
}
