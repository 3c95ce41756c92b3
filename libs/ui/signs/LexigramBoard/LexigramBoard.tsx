import { use, useRef } from 'react';
import { HighContrastContext } from '../../site/HighContrast/high-contrast-context';
import type { LexigramBoardProps } from './board.types';
import { BoardKey } from './BoardKey';
import { BoardRows } from './BoardRows';
import { BoardFrame, Grid } from './board.styles';
import { getKeyProps } from './get-key-props';
import { nextCell } from './next-cell';
import { useBoardColumns } from './use-board-columns';
import { useKeyPress } from './use-key-press';
import { useTabStop } from './use-tab-stop';

/**
 * Board of 8 by 16 keys with a single tab stop. Where keys would be too small for their words, each row is split into two
 * or four: the DOM stays the same, only the row roles change.
 */
export function LexigramBoard(props: LexigramBoardProps) {
  const { name, onType, hasLargeKeys = false, hasWords = true } = props;
  const { hasHighContrast = use(HighContrastContext) ?? false } = props;
  const grid = useRef<HTMLDivElement>(null);
  const columns = useBoardColumns(grid);
  const { tabStop, ...focusHandlers } = useTabStop((index, move) => nextCell(index, move, columns), onType);
  const pressHandlers = useKeyPress(props);

  const renderKey = (index: number) => (
    <BoardKey
      key={index}
      {...getKeyProps(props, index)}
      column={(index % columns) + 1}
      isTabStop={index === tabStop}
    />
  );

  return (
    <BoardFrame>
      <Grid
        ref={grid}
        role="grid"
        aria-label={name}
        aria-rowcount={128 / columns}
        aria-colcount={columns}
        hasLargeKeys={hasLargeKeys}
        hasHighContrast={hasHighContrast}
        hasWords={hasWords}
        {...pressHandlers}
        {...focusHandlers}
      >
        <BoardRows columns={columns} renderKey={renderKey} />
      </Grid>
    </BoardFrame>
  );
}
