import { styled } from '@mui/material/styles';
import { use, useMemo, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { HighContrastContext } from '../../../site/HighContrast/high-contrast-context';
import { boardClasses as classes } from '../board-classes';
import { BoardFrame, Grid } from '../board.styles';
import type { LexigramBoardProps } from '../board.types';
import { BoardKey } from '../BoardKey';
import { countFittingColumns, listGridLines, nextGridCell } from './grid-lines';
import { getKeyProps } from '../get-key-props';
import { LexigramBoard } from '../LexigramBoard';
import { observeSize } from '../use-board-columns';
import { useKeyPress } from '../use-key-press';
import { useTabStop } from '../use-tab-stop';
import { fitWord } from '../word.styles';

interface GridBoardProps extends LexigramBoardProps {
  /** 1 to 8 rows and 2 to 16 columns: the part of the 128 cells that is shown, from the top left. */
  grid: { rows: number; columns: number };
}

/** Narrowest key in rem, so that its word can be read. */
const MIN_KEY = 3.5;

/** Words grow with their keys. */
const SizedGrid = styled(Grid)<{ displayedColumns: number }>(
  ({ theme: { wordSizes }, displayedColumns }) => ({
    '&&': { '--columns': displayedColumns },
    [`& .${classes.word}.${classes.word}.${classes.word}`]: {
      fontSize: fitWord(`clamp(${wordSizes.tiny}, ${16 / displayedColumns}vw, ${wordSizes.huge})`),
      // Some browsers round the width of each letter to whole pixels, which makes small words wider than computed.
      textRendering: 'geometricPrecision',
    },
  }),
);

function useFittingColumns(frame: RefObject<HTMLElement | null>, columns: number, minKey: number): number {
  const subscribe = useMemo(() => observeSize(frame), [frame]);
  return useSyncExternalStore(
    subscribe,
    () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      return countFittingColumns(columns, frame.current?.clientWidth ?? 0, minKey * rem);
    },
    () => columns,
  );
}

/** Board with a grid of any size up to 8 by 16 keys. Where keys would be too narrow, each row is split. */
export function GridBoard(props: GridBoardProps) {
  const { grid, ...board } = props;
  return grid.rows === 8 && grid.columns === 16 ? <LexigramBoard {...board} /> : <SmallBoard {...props} />;
}

function SmallBoard(props: GridBoardProps) {
  const { name, grid, onType, hasLargeKeys = false, hasWords = true } = props;
  const { hasHighContrast = use(HighContrastContext) ?? false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const displayed = useFittingColumns(frame, grid.columns, hasLargeKeys ? 2 * MIN_KEY : MIN_KEY);
  const lines = listGridLines(grid, displayed);
  const { tabStop, ...focusHandlers } = useTabStop((cell, move) => nextGridCell(cell, move, lines), onType);
  const pressHandlers = useKeyPress(props);
  const isStopShown = lines.some((line) => line.includes(tabStop));

  return (
    <BoardFrame ref={frame}>
      <SizedGrid
        role="grid"
        aria-label={name}
        aria-rowcount={lines.length}
        aria-colcount={displayed}
        displayedColumns={displayed}
        hasLargeKeys={hasLargeKeys}
        hasHighContrast={hasHighContrast}
        hasWords={hasWords}
        {...pressHandlers}
        {...focusHandlers}
      >
        {lines.map((line, row) => (
          <GridRow
            key={line[0]}
            board={props}
            row={row}
            cells={line}
            columns={displayed}
            tabStop={isStopShown ? tabStop : 0}
          />
        ))}
      </SizedGrid>
    </BoardFrame>
  );
}

interface GridRowProps {
  board: GridBoardProps;
  /** 0-based. */
  row: number;
  cells: readonly number[];
  /** Number of columns; empty space fills a shorter row. */
  columns: number;
  tabStop: number;
}

function GridRow({ board, row, cells, columns, tabStop }: GridRowProps) {
  return (
    <div role="row" aria-rowindex={row + 1} className={classes.row}>
      {cells.map((cell, column) => (
        <BoardKey
          key={cell}
          {...getKeyProps(board, cell)}
          number={Math.floor(cell / 16) * board.grid.columns + (cell % 16) + 1}
          column={column + 1}
          isTabStop={cell === tabStop}
        />
      ))}
      {cells.length === columns ? null : (
        <div role="presentation" style={{ gridColumn: `span ${columns - cells.length}` }} />
      )}
    </div>
  );
}
