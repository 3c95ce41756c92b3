import { BOARD_COLUMNS, BOARD_PLACES, BOARD_ROWS } from '../board.rules.ts';
import { buildDelta } from '../delta.rules.ts';
import type { DeltaBoard, LexigramKey } from '../keyboard.types.ts';
import { listFields, findId, isRecord, toText } from './json.rules.ts';

/** The words of the vocabulary by what a button says of itself: a key, a label, what it says. */
export type FindKey = (text: string) => LexigramKey | undefined;

export type ReadBoard = {
  name: string;
  delta: DeltaBoard;
  /** Labels that are no words of ours; their places are empty. */
  unmatched: readonly string[];
  /** Words that found no room on 128 places. */
  leftOver: readonly LexigramKey[];
  /** Whether places are others than in the file, which had more rows or columns than our board. */
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

/** The grid as rows of keys; what is no word of ours is told to `onUnmatched`. A way to another board is no word. */
function readCells(
  board: Record<string, unknown>,
  findKey: FindKey,
  onUnmatched: (label: string) => void,
): Cell[][] {
  const buttons = Array.isArray(board['buttons']) ? board['buttons'].filter(isRecord) : [];
  const byId = new Map(buttons.map((button) => [findId(button['id']), button]));
  const order = listFields(board['grid'])['order'];
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

/** The grid without the empty rows below and the empty columns at its right. */
function trimmed(cells: Cell[][]): Cell[][] {
  const rows = cells.slice(0, cells.findLastIndex((row) => row.some((cell) => cell !== null)) + 1);
  const columns = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => cell !== null) + 1));
  return rows.map((row) => row.slice(0, columns));
}

/** A small grid lies at the top left; from a larger one the words come in reading order, as many as there is room for. */
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

/** What a board without grave faults is on our 8 × 16 places. */
export function parseBoard(value: unknown, findKey: FindKey): ReadBoard {
  const board = listFields(value);
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
