import type { BoardColumns } from './board.types';

const CELLS = 128;
const PAGE_LINES = 4;

type Move = { key: string; isControl: boolean };

/** Target index of an arrow key, Home, End, Page Up or Page Down; `null` for any other key. */
export function nextCell(index: number, { key, isControl }: Move, columns: BoardColumns): number | null {
  const column = index % columns;
  const inside = (next: number) => (next < 0 || next >= CELLS ? index : next);
  switch (key) {
    case 'ArrowRight':
      return column === columns - 1 ? index : index + 1;
    case 'ArrowLeft':
      return column === 0 ? index : index - 1;
    case 'ArrowDown':
      return inside(index + columns);
    case 'ArrowUp':
      return inside(index - columns);
    case 'PageDown':
      return Math.min(index + PAGE_LINES * columns, CELLS - columns + column);
    case 'PageUp':
      return Math.max(index - PAGE_LINES * columns, column);
    case 'Home':
      return isControl ? 0 : index - column;
    case 'End':
      return isControl ? CELLS - 1 : index - column + columns - 1;
    default:
      return null;
  }
}
