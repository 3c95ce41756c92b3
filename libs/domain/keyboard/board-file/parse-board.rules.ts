import type { BoardGrid, DeltaBoard } from '../keyboard.types.ts';
import { isInGrid, withHiddenWords } from '../own-board/grid.rules.ts';
import type { BoardSource, OwnWord, OwnWords } from '../own-word/own-word.types.ts';
import type { ReadMedia } from './board-file.types.ts';
import { toRecord, toText } from './json.rules.ts';
import { withManifestPaths } from './manifest.rules.ts';
import { createKeyReader, readCells, readOutsideWords } from './read-cells.rules.ts';
import type { FindKey, FindTarget } from './read-cells.rules.ts';
import { getSourceGrid, layOut } from './lay-out-board.rules.ts';
import type { PlacedWords } from './lay-out-board.rules.ts';
import { cutText } from '../../text/cut-text.ts';
import { cleanLine } from '../../text/typed-text.ts';

export type ParsedBoard = {
  name: string;
  delta: DeltaBoard;
  /** The size of the board, and the words that its file hides. */
  grid: BoardGrid;
  /** Words that are not in the vocabulary, with their pictures and recordings. */
  ownWords: readonly OwnWord[];
  /** The labels of `ownWords`. */
  unmatchedLabels: readonly string[];
  /** Words beyond those of `delta`, of a file with more than 128; they continue on further boards. */
  continued: readonly PlacedWords[];
  /** Whether cells were moved because the file has more rows or columns than the keyboard's board. */
  isRearranged: boolean;
  source: BoardSource;
};

const MAX_LABEL = 40;

const listLabels = (words: OwnWords): string[] => {
  const labels = [...words.values()].map(({ word }) => cutText(word, MAX_LABEL));
  return [...new Set(labels.map((label) => (label === '' ? 'a button without a label' : label)))];
};

type ParseOptions = {
  /** Reads the files of a package. */
  readMedia?: ReadMedia;
  /** Finds the custom board that a link opens; links to other boards are words. */
  findTarget?: FindTarget;
  /** The manifest of the package, which can have paths that the board does not have. */
  manifest?: unknown;
};

/** Converts a board without fatal faults to the keyboard's 8 × 16 cells. */
export function parseBoard(value: unknown, findKey: FindKey, options: ParseOptions = {}): ParsedBoard {
  const { readMedia = () => undefined, findTarget = () => undefined, manifest } = options;
  const board = toRecord(value);
  const reader = createKeyReader(withManifestPaths(board, manifest), findKey, readMedia, findTarget);
  const { readKey } = reader;
  const { first, continued, isRearranged } = layOut(readCells(board, readKey));
  const { places } = first;
  const size = getSourceGrid({ board, places });
  const outside = readOutsideWords(board, readKey);
  const delta = first.delta.map(
    (key, cell) => key ?? (isInGrid(cell, size) ? null : (outside.get(cell) ?? null)),
  );
  const present = new Set([delta, ...continued.map((other) => other.delta)].flat());
  const words = new Map([...reader.ownWords].filter(([key]) => present.has(key)));
  const name = cutText(cleanLine(toText(board['name']) ?? ''), MAX_LABEL);
  return {
    name: name === '' ? 'A board without a name' : name,
    ownWords: [...words.values()],
    unmatchedLabels: listLabels(words),
    continued,
    isRearranged,
    delta,
    grid: withHiddenWords(
      size,
      [...reader.hiddenKeys].filter((key) => present.has(key)),
    ),
    source: { board, delta, places },
  };
}
