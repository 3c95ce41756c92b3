import type { BoardColumns } from './board.types';

const PLACES = 128;
const PAGE_LINES = 4;

type Move = { key: string; isControl: boolean };

/** Target index of an arrow key, Home, End, Page Up or Page Down; `null` for any other key. */
export function nextCell(place: number, { key, isControl }: Move, columns: BoardColumns): number | null {
  const column = place % columns;
  const inside = (next: number) => (next < 0 || next >= PLACES ? place : next);
  switch (key) {
    case 'ArrowRight':
      return column === columns - 1 ? place : place + 1;
    case 'ArrowLeft':
      return column === 0 ? place : place - 1;
    case 'ArrowDown':
      return inside(place + columns);
    case 'ArrowUp':
      return inside(place - columns);
    case 'PageDown':
      return Math.min(place + PAGE_LINES * columns, PLACES - columns + column);
    case 'PageUp':
      return Math.max(place - PAGE_LINES * columns, column);
    case 'Home':
      return isControl ? 0 : place - column;
    case 'End':
      return isControl ? PLACES - 1 : place - column + columns - 1;
    default:
      return null;
  }
}
