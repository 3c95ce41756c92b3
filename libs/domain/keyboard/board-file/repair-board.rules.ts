import { OPEN_BOARD_FORMAT } from './build-board.rules.ts';
import type { Fault } from './board-file.types.ts';
import { MAX_BUTTONS, MAX_GRID } from './faults/board-limits.data.ts';
import { findId, isRecord, toRecord } from './json.rules.ts';

type RepairedBoard = {
  /** The board itself when nothing was changed. */
  board: unknown;
  /** What was left out, changed or guessed. */
  changes: readonly Fault[];
};

type JsonRecord = Record<string, unknown>;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Buttons that are objects, each with an id, so that it can have a place. */
function repairButtons(buttons: readonly unknown[], report: (field: string, problem: string) => void) {
  return buttons.flatMap((button, index) => {
    if (!isRecord(button)) {
      report(`buttons[${String(index)}]`, 'is not an object, and was left out');
      return [];
    }
    return [findId(button['id']) === undefined ? { ...button, id: `button-${String(index + 1)}` } : button];
  });
}

/** The rows of the grid as they are in the file; without any, the buttons in their order. */
function readRows(
  grid: JsonRecord,
  buttons: readonly JsonRecord[],
  report: (field: string, problem: string) => void,
) {
  const { order, columns } = grid;
  if (Array.isArray(order) && order.length > 0)
    return order.map((row: unknown) => (Array.isArray(row) ? (row as unknown[]) : []));
  report('grid.order', 'is missing, so the buttons are placed in their order');
  const width = isCount(columns) && columns <= MAX_GRID ? columns : Math.ceil(Math.sqrt(buttons.length));
  const ids = buttons.map(({ id }) => id);
  return Array.from({ length: Math.ceil(ids.length / Math.max(1, width)) }, (_, row) =>
    ids.slice(row * width, (row + 1) * width),
  );
}

/** Rows of the same length, in which every id is that of a button. */
function repairOrder(
  rows: readonly unknown[][],
  columns: number,
  ids: ReadonlySet<string>,
  report: (field: string, problem: string) => void,
) {
  return rows.map((row, index) => {
    const path = `grid.order[${String(index)}]`;
    if (row.length < columns)
      report(path, `has ${String(row.length)} of ${String(columns)} places; the rest stays empty`);
    return Array.from({ length: columns }, (_, column) => {
      const id = row[column] ?? null;
      if (id === null || ids.has(findId(id) ?? '')) return id;
      report(
        `${path}[${String(column)}]`,
        'refers to a button that does not exist, so its place stays empty',
      );
      return null;
    });
  });
}

/**
 * Makes a board of another program readable where only a part of it is wrong, so that one bad place costs that place and
 * not the board. Says everything that was changed. What cannot be guessed is left for `findBoardFaults` to reject.
 */
export function repairBoard(value: unknown): RepairedBoard {
  if (!isRecord(value) || !Array.isArray(value['buttons']) || value['buttons'].length > MAX_BUTTONS)
    return { board: value, changes: [] };
  const changes: Fault[] = [];
  const report = (field: string, problem: string) => changes.push({ field, problem, isFatal: false });
  const { format = OPEN_BOARD_FORMAT } = value;
  if (format !== value['format']) report('format', `is missing, so it is read as ${OPEN_BOARD_FORMAT}`);
  const buttons = repairButtons(value['buttons'], report);
  const grid = toRecord(value['grid']);
  const read = readRows(grid, buttons, report);
  const columns = Math.max(
    1,
    isCount(grid['columns']) ? grid['columns'] : 0,
    ...read.map(({ length }) => length),
  );
  const count = Math.max(1, isCount(grid['rows']) ? grid['rows'] : 0, read.length);
  if (count * columns > MAX_GRID) return { board: value, changes: [] };
  if (grid['columns'] !== columns)
    report('grid.columns', `does not fit the rows, so it is read as ${String(columns)}`);
  if (grid['rows'] !== count) report('grid.rows', `does not fit the rows, so it is read as ${String(count)}`);
  if (read.length < count)
    report('grid.order', `has ${String(read.length)} of ${String(count)} rows; the rest stays empty`);
  const rows = [
    ...read,
    ...Array.from({ length: count - read.length }, () => Array<null>(columns).fill(null)),
  ];
  const ids = new Set(buttons.map((button) => findId(button['id']) ?? ''));
  const order = repairOrder(rows, columns, ids, report);
  if (changes.length === 0) return { board: value, changes };
  return { board: { ...value, format, buttons, grid: { ...grid, rows: count, columns, order } }, changes };
}
