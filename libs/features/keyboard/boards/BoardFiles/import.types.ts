import type { Fault, ParsedBoard } from '@paniscus/domain/keyboard';
import type { FoundBoard } from './read-board-file';

export type ImportState =
  | { kind: 'blank' }
  | { kind: 'reading' }
  | { kind: 'rejected'; file: string; reason: string; faults: readonly Fault[] }
  /** Read but not yet applied to Delta; one of several boards is selected. */
  | {
      kind: 'found';
      boards: readonly FoundBoard[];
      selected: number;
      /** Whether words that the file hides are shown. */
      showsHidden: boolean;
      skipped: readonly { path: string; reason: string }[];
    }
  /** Applied to Delta; the previous board can be restored. */
  | {
      kind: 'done';
      board: ParsedBoard;
      /** Boards of its package that came with it. */
      linkedCount: number;
    }
  /** The board before is Delta again. */
  | { kind: 'undone' };
