import type { Fault } from '../board-file.types.ts';
import { MAX_BUTTONS, MAX_GRID } from './board-limits.data.ts';
import { toRecord, findId, isRecord } from '../json.rules.ts';
import { findMediaFaults } from './media-faults.rules.ts';
import { OPEN_BOARD_FORMAT } from '../build-board.rules.ts';

/** Button fields of the Open Board Format. Custom fields are prefixed with `ext_`. */
const BUTTON_FIELDS = [
  ...['id', 'label', 'vocalization', 'image_id', 'sound_id', 'hidden', 'background_color', 'border_color'],
  ...['action', 'actions', 'load_board', 'top', 'left', 'width', 'height', 'translations'],
];
const COLOR =
  /^\s{0,9}rgba?\((\s{0,9}\d{1,3}\s{0,9},){2}\s{0,9}\d{1,3}\s{0,9}(,\s{0,9}[\d.]{1,9}\s{0,9})?\)\s{0,9}$/;
const isColor = (value: unknown): boolean => typeof value === 'string' && COLOR.test(value);

const fatal = (field: string, problem: string): Fault => ({ field, problem, isFatal: true });
const warning = (field: string, problem: string): Fault => ({ field, problem, isFatal: false });

/** Accepts `open-board-0.1` and earlier; a later version may give the same fields a different meaning. */
export function findFormatFaults(format: unknown): Fault[] {
  if (typeof format !== 'string') return [fatal('format', `is missing; it should be ${OPEN_BOARD_FORMAT}`)];
  const version = /^open-board-(\d{1,4}(?:\.\d{1,4})?)$/.exec(format)?.[1];
  if (version === undefined)
    return [fatal('format', `says “${format.slice(0, 40)}” instead of ${OPEN_BOARD_FORMAT}`)];
  return Number(version) > 0.1 ? [fatal('format', `is version ${version}, which is newer than 0.1`)] : [];
}

function findMetadataFaults(board: Record<string, unknown>): Fault[] {
  const faults = findFormatFaults(board['format']);
  if (findId(board['id']) === undefined) faults.push(warning('id', 'is missing'));
  for (const name of ['locale', 'name', 'description_html'])
    if (typeof board[name] !== 'string') faults.push(warning(name, 'is missing'));
  return faults;
}

function findButtonFaults(value: unknown, index: number, isPackaged: boolean): Fault[] {
  const path = `buttons[${String(index)}]`;
  if (!isRecord(value)) return [fatal(path, 'is not an object')];
  const faults: Fault[] = [];
  if (findId(value['id']) === undefined) faults.push(warning(`${path}.id`, 'is missing'));
  if (typeof value['label'] !== 'string') faults.push(warning(`${path}.label`, 'is missing'));
  for (const name of ['background_color', 'border_color'])
    if (value[name] !== undefined && !isColor(value[name]))
      faults.push(warning(`${path}.${name}`, 'is not rgb(…) or rgba(…)'));
  if (!isPackaged && typeof toRecord(value['load_board'])['path'] === 'string')
    faults.push(warning(`${path}.load_board.path`, 'points to a file, but this is not a package'));
  for (const name of Object.keys(value))
    if (!BUTTON_FIELDS.includes(name) && !name.startsWith('ext_'))
      faults.push(warning(`${path}.${name.slice(0, 40)}`, 'is not part of the format'));
  return faults;
}

const isPositiveInteger = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

function findGridFaults(value: unknown, ids: ReadonlySet<string>): Fault[] {
  if (!isRecord(value)) return [fatal('grid', 'is missing')];
  const { rows, columns, order } = value;
  if (!isPositiveInteger(rows)) return [fatal('grid.rows', 'is not a whole number above 0')];
  if (!isPositiveInteger(columns)) return [fatal('grid.columns', 'is not a whole number above 0')];
  if (rows * columns > MAX_GRID) return [fatal('grid', `has more than ${String(MAX_GRID)} places`)];
  if (!Array.isArray(order)) return [fatal('grid.order', 'is not a list of rows')];
  if (order.length !== rows)
    return [fatal('grid.order', `has ${String(order.length)} rows, and grid.rows says ${String(rows)}`)];
  return order.flatMap((row: unknown, index) => {
    const path = `grid.order[${String(index)}]`;
    if (!Array.isArray(row) || row.length !== columns)
      return [fatal(path, `is not a list of ${String(columns)} places`)];
    const unknownIndex = row.findIndex((id: unknown) => id !== null && !ids.has(findId(id) ?? ''));
    return unknownIndex < 0
      ? []
      : [fatal(`${path}[${String(unknownIndex)}]`, 'refers to a button that does not exist')];
  });
}

/** Validates a board against the Open Board Format; `isPackaged` when it comes from an .obz package. */
export function findBoardFaults(board: unknown, isPackaged: boolean): Fault[] {
  if (!isRecord(board)) return [fatal('the file', 'is not an object with the fields of a board')];
  const metadataFaults = findMetadataFaults(board);
  const { buttons, grid } = board;
  if (!Array.isArray(buttons)) return [...metadataFaults, fatal('buttons', 'is not a list')];
  if (buttons.length > MAX_BUTTONS) return [fatal('buttons', `has more than ${String(MAX_BUTTONS)} entries`)];
  const ids = buttons
    .map((button: unknown) => findId(toRecord(button)['id']))
    .filter((id) => id !== undefined);
  return [
    ...metadataFaults,
    ...buttons.flatMap((button: unknown, index) => findButtonFaults(button, index, isPackaged)),
    ...(new Set(ids).size < ids.length ? [warning('buttons', 'share an id')] : []),
    ...findGridFaults(grid, new Set(ids)),
    ...findMediaFaults(board, isPackaged),
  ];
}
