import type { Fault } from './board-file.types.ts';
import { toRecord, findId, isRecord } from './json.rules.ts';
import { findMediaFaults } from './media-faults.rules.ts';
import { OPEN_BOARD_FORMAT } from './written-board.rules.ts';

/** Button fields of the Open Board Format. Custom fields are prefixed with `ext_`. */
const BUTTON_FIELDS = [
  ...['id', 'label', 'vocalization', 'image_id', 'sound_id', 'hidden', 'background_color', 'border_color'],
  ...['action', 'actions', 'load_board', 'top', 'left', 'width', 'height', 'translations'],
];
const COLOR =
  /^\s{0,9}rgba?\((\s{0,9}\d{1,3}\s{0,9},){2}\s{0,9}\d{1,3}\s{0,9}(,\s{0,9}[\d.]{1,9}\s{0,9})?\)\s{0,9}$/;
const isColor = (value: unknown): boolean => typeof value === 'string' && COLOR.test(value);

/** Far above any real board; larger files are treated as malicious. */
const MAX_BUTTONS = 5000;
const MAX_GRID = 10_000;

const grave = (field: string, problem: string): Fault => ({ field, problem, isGrave: true });
const slight = (field: string, problem: string): Fault => ({ field, problem, isGrave: false });

/** Accepts `open-board-0.1` and earlier; a later version may give the same fields another meaning. */
export function findFormatFaults(format: unknown): Fault[] {
  if (typeof format !== 'string') return [grave('format', `is missing; it says ${OPEN_BOARD_FORMAT}`)];
  const version = /^open-board-(\d{1,4}(?:\.\d{1,4})?)$/.exec(format)?.[1];
  if (version === undefined)
    return [grave('format', `says ‘${format.slice(0, 40)}’ and not ${OPEN_BOARD_FORMAT}`)];
  return Number(version) > 0.1 ? [grave('format', `is of version ${version}, later than 0.1`)] : [];
}

function findHeadFaults(board: Record<string, unknown>): Fault[] {
  const faults = findFormatFaults(board['format']);
  if (findId(board['id']) === undefined) faults.push(slight('id', 'is missing'));
  for (const name of ['locale', 'name', 'description_html'])
    if (typeof board[name] !== 'string') faults.push(slight(name, 'is missing'));
  return faults;
}

function findButtonFaults(value: unknown, index: number, isPackaged: boolean): Fault[] {
  const at = `buttons[${String(index)}]`;
  if (!isRecord(value)) return [grave(at, 'is not an object')];
  const faults: Fault[] = [];
  if (findId(value['id']) === undefined) faults.push(slight(`${at}.id`, 'is missing'));
  if (typeof value['label'] !== 'string') faults.push(slight(`${at}.label`, 'is missing'));
  for (const name of ['background_color', 'border_color'])
    if (value[name] !== undefined && !isColor(value[name]))
      faults.push(slight(`${at}.${name}`, 'is not rgb(…) or rgba(…)'));
  if (!isPackaged && typeof toRecord(value['load_board'])['path'] === 'string')
    faults.push(slight(`${at}.load_board.path`, 'leads to a file, and there is no package'));
  for (const name of Object.keys(value))
    if (!BUTTON_FIELDS.includes(name) && !name.startsWith('ext_'))
      faults.push(slight(`${at}.${name.slice(0, 40)}`, 'is not in the format'));
  return faults;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

function findGridFaults(value: unknown, ids: ReadonlySet<string>): Fault[] {
  if (!isRecord(value)) return [grave('grid', 'is missing')];
  const { rows, columns, order } = value;
  if (!isCount(rows)) return [grave('grid.rows', 'is not a whole number above 0')];
  if (!isCount(columns)) return [grave('grid.columns', 'is not a whole number above 0')];
  if (rows * columns > MAX_GRID) return [grave('grid', `has more than ${String(MAX_GRID)} places`)];
  if (!Array.isArray(order)) return [grave('grid.order', 'is not a list of rows')];
  if (order.length !== rows)
    return [grave('grid.order', `has ${String(order.length)} rows, and grid.rows says ${String(rows)}`)];
  return order.flatMap((row: unknown, index) => {
    const at = `grid.order[${String(index)}]`;
    if (!Array.isArray(row) || row.length !== columns)
      return [grave(at, `is not a list of ${String(columns)} places`)];
    const unknown = row.findIndex((id: unknown) => id !== null && !ids.has(findId(id) ?? ''));
    return unknown < 0 ? [] : [grave(`${at}[${String(unknown)}]`, 'names a button that is not there')];
  });
}

/** Validates a board against the Open Board Format; `isPackaged` when it comes from an .obz package. */
export function findBoardFaults(board: unknown, isPackaged: boolean): Fault[] {
  if (!isRecord(board)) return [grave('the file', 'is not an object with the fields of a board')];
  const head = findHeadFaults(board);
  const { buttons, grid } = board;
  if (!Array.isArray(buttons)) return [...head, grave('buttons', 'is not a list')];
  if (buttons.length > MAX_BUTTONS) return [grave('buttons', `are more than ${String(MAX_BUTTONS)}`)];
  const ids = buttons
    .map((button: unknown) => findId(toRecord(button)['id']))
    .filter((id) => id !== undefined);
  return [
    ...head,
    ...buttons.flatMap((button: unknown, index) => findButtonFaults(button, index, isPackaged)),
    ...(new Set(ids).size < ids.length ? [slight('buttons', 'share an id')] : []),
    ...findGridFaults(grid, new Set(ids)),
    ...findMediaFaults(board, isPackaged),
  ];
}
