import type { ReactNode } from 'react';
import type { BoardColumns } from './board.types';
import { boardClasses } from './board-classes';

interface BoardRowsProps {
  columns: BoardColumns;
  renderKey: (index: number) => ReactNode;
}

const lines = Array.from({ length: 8 }, (_, line) => line);
const halves = [0, 1];

/** `role="row"` on the nesting level that matches the visible rows; `presentation` on the others. */
const getRowProps = (isRow: boolean, firstIndex: number, columns: BoardColumns) =>
  isRow
    ? ({ className: boardClasses.row, role: 'row', 'aria-rowindex': firstIndex / columns + 1 } as const)
    : ({ className: boardClasses.row, role: 'presentation' } as const);

/** All keys, nested in lines of 16, halves of 8 and quarters of 4. */
export function BoardRows({ columns, renderKey }: BoardRowsProps) {
  const renderQuarter = (first: number) => [0, 1, 2, 3].map((step) => renderKey(first + step));
  return lines.map((line) => (
    <div key={line} {...getRowProps(columns === 16, line * 16, columns)}>
      {halves.map((half) => (
        <div key={half} {...getRowProps(columns === 8, line * 16 + half * 8, columns)}>
          {halves.map((quarter) => {
            const first = line * 16 + half * 8 + quarter * 4;
            return (
              <div key={quarter} {...getRowProps(columns === 4, first, columns)}>
                {renderQuarter(first)}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  ));
}
