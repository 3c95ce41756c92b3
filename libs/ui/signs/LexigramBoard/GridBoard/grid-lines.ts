/** Cells of a full row of a board, which also number its cells. */
const STRIDE = 16;
const PAGE_LINES = 4;

type GridSize = { rows: number; columns: number };
type Lines = readonly (readonly number[])[];

/** Number of columns that fit side by side: all of them, or each row is halved until its keys are wide enough. */
export function countFittingColumns(columns: number, width: number, minKeyWidth: number): number {
  let fitting = columns;
  while (fitting > 2 && width > 0 && width / fitting < minKeyWidth) fitting = Math.ceil(fitting / 2);
  return fitting;
}

/** The displayed lines of a grid: the indices of its cells, with each row split into lines of at most `displayed`. */
export const listGridLines = ({ rows, columns }: GridSize, displayed: number): Lines =>
  Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
    Array.from({ length: Math.ceil(columns / displayed) }, (_, part) =>
      Array.from(
        { length: Math.min(displayed, columns - part * displayed) },
        (_, column) => row * STRIDE + part * displayed + column,
      ),
    ),
  );

const clamp = (value: number, length: number) => Math.max(0, Math.min(value, length - 1));

/** Target cell of an arrow key, Home, End, Page Up or Page Down in displayed lines; `null` for any other key. */
export function nextGridCell(
  cell: number,
  { key, isControl }: { key: string; isControl: boolean },
  lines: Lines,
): number | null {
  const line = lines.findIndex((cells) => cells.includes(cell));
  const column = lines[line]?.indexOf(cell) ?? 0;
  const at = (targetLine: number, targetColumn: number): number => {
    const cells = lines[clamp(targetLine, lines.length)] ?? [];
    return cells[clamp(targetColumn, cells.length)] ?? cell;
  };
  switch (key) {
    case 'ArrowRight':
      return at(line, column + 1);
    case 'ArrowLeft':
      return at(line, column - 1);
    case 'ArrowDown':
      return at(line + 1, column);
    case 'ArrowUp':
      return at(line - 1, column);
    case 'PageDown':
      return at(line + PAGE_LINES, column);
    case 'PageUp':
      return at(line - PAGE_LINES, column);
    case 'Home':
      return isControl ? at(0, 0) : at(line, 0);
    case 'End':
      return isControl ? at(lines.length - 1, STRIDE) : at(line, STRIDE);
    default:
      return null;
  }
}
