import type { ReactNode } from 'react';
import type { BoardColumns } from './board.types';

interface BoardRowsProps {
  columns: BoardColumns;
  keyAt: (place: number) => ReactNode;
}

const lines = Array.from({ length: 8 }, (_, line) => line);
const halves = [0, 1];

/** `role="row"` on the nesting level that matches the visible rows; `presentation` on the others. */
const rowAt = (isRow: boolean, firstPlace: number, columns: BoardColumns) =>
  isRow
    ? ({ role: 'row', 'aria-rowindex': firstPlace / columns + 1 } as const)
    : ({ role: 'presentation' } as const);

/** All keys, nested in lines of 16, halves of 8 and quarters of 4. */
export function BoardRows({ columns, keyAt }: BoardRowsProps) {
  const keysFrom = (first: number) => [0, 1, 2, 3].map((step) => keyAt(first + step));
  return lines.map((line) => (
    <div key={line} {...rowAt(columns === 16, line * 16, columns)}>
      {halves.map((half) => (
        <div key={half} {...rowAt(columns === 8, line * 16 + half * 8, columns)}>
          {halves.map((quarter) => {
            const first = line * 16 + half * 8 + quarter * 4;
            return (
              <div key={quarter} {...rowAt(columns === 4, first, columns)}>
                {keysFrom(first)}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  ));
}
