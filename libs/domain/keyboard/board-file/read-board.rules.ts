import { BOARD_COLUMNS, BOARD_PLACES, BOARD_ROWS } from '../board.rules.ts';
import { buildDelta } from '../delta.rules.ts';
import type { DeltaBoard, LexigramKey } from '../keyboard.types.ts';
import { toRecord, findId, isRecord, toText } from './json.rules.ts';

/** Looks up a word by key, label or vocalization. */
export type FindKey = (text: string) => LexigramKey | undefined;

export type ReadBoard = {
  name: string;
  delta: DeltaBoard;
  /** Labels that match no word of the vocabulary; their cells stay empty. */
  unmatched: readonly string[];
  /** Words that did not fit into the 128 cells. */
  leftOver: readonly LexigramKey[];
  /** Whether cells were moved because the file has more rows or columns than the keyboard's board. */
  isRearranged: boolean;
};

const MAX_LABEL = 40;

type Cell = LexigramKey | null;

function findButtonKey(button: Record<string, unknown>, findKey: FindKey): LexigramKey | undefined {
  const texts = ['ext_paniscus_key', 'label', 'vocalization'].map((name) => toText(button[name]));
  for (const text of texts) {
    const key = text === undefined ? undefined : findKey(text);
    if (key !== undefined) return key;
  }
  return undefined;
}

/** Converts the grid to rows of keys. Reports unknown labels to `onUnmatched`, except on links to other boards. */
function readCells(
  board: Record<string, unknown>,
  findKey: FindKey,
  onUnmatched: (label: string) => void,
): Cell[][] {
  const buttons = Array.isArray(board['buttons']) ? board['buttons'].filter(isRecord) : [];
  const byId = new Map(buttons.map((button) => [findId(button['id']), button]));
  const order = toRecord(board['grid'])['order'];
  const rows = (Array.isArray(order) ? order : []).map((row: unknown) => (Array.isArray(row) ? row : []));
  return rows.map((row: unknown[]) =>
    row.map((id) => {
      const button = id === null ? undefined : byId.get(findId(id));
      if (button === undefined) return null;
      const key = findButtonKey(button, findKey);
      if (key !== undefined) return key;
      if (!isRecord(button['load_board'])) onUnmatched((toText(button['label']) ?? '').slice(0, MAX_LABEL));
      return null;
    }),
  );
}

/** Removes empty trailing rows and columns. */
function trimmed(cells: Cell[][]): Cell[][] {
  const rows = cells.slice(0, cells.findLastIndex((row) => row.some((cell) => cell !== null)) + 1);
  const columns = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => cell !== null) + 1));
  return rows.map((row) => row.slice(0, columns));
}

/**
 * Places a small grid at the top left; fills in the words of a larger one in reading order, up to the board's capacity.
 */
function laidOut(cells: Cell[][]): Pick<ReadBoard, 'delta' | 'leftOver' | 'isRearranged'> {
  const rows = trimmed(cells);
  if (rows.length <= BOARD_ROWS && rows.every((row) => row.length <= BOARD_COLUMNS)) {
    const places = rows.flatMap((row) =>
      Array.from({ length: BOARD_COLUMNS }, (_, column) => row[column] ?? null),
    );
    return { delta: placed(places), leftOver: [], isRearranged: false };
  }
  const words = rows.flat().filter((cell) => cell !== null);
  return { delta: buildDelta(words), leftOver: words.slice(BOARD_PLACES), isRearranged: true };
}

const placed = (places: readonly Cell[]): DeltaBoard =>
  Array.from({ length: BOARD_PLACES }, (_, place) => places[place] ?? null);

/** Converts a board without grave faults to the keyboard's 8 × 16 cells. */
export function parseBoard(value: unknown, findKey: FindKey): ReadBoard {
  const board = toRecord(value);
  const unmatched: string[] = [];
  const cells = readCells(board, findKey, (label) =>
    unmatched.push(label === '' ? 'a button without a label' : label),
  );
  const name = (toText(board['name']) ?? '').trim().slice(0, MAX_LABEL);
  return {
    name: name === '' ? 'A board without a name' : name,
    unmatched: [...new Set(unmatched)],
    ...laidOut(cells),
  };
}
