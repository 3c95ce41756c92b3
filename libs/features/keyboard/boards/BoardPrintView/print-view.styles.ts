import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';

/** Id of the print view among the children of `body`. */
export const PRINT_VIEW_ID = 'board-print-view';

/** Prints only the board; the layout fits A4 and Letter. */
export const printOnlyBoard = {
  '@page': { size: 'landscape', margin: '10mm' },
  '@media print': {
    [`body > *:not(#${PRINT_VIEW_ID})`]: { display: 'none !important' },
    'html, body': { margin: 0, padding: 0, backgroundColor: 'Canvas', minHeight: 0 },
  },
  '@media screen': { [`body > #${PRINT_VIEW_ID}`]: { display: 'none' } },
} as const;

export const PrintPage = styled(Box)(({ theme: { families } }) => ({
  width: '100%',
  maxWidth: '277mm',
  color: 'CanvasText',
  backgroundColor: 'Canvas',
  fontFamily: families.sans,
  printColorAdjust: 'exact',
  colorScheme: 'light',
})) as typeof Box;

/** Sizes that fill the page, whatever the size of the board. */
export function getPrintSizes(rows: number, columns: number): CSSProperties {
  const row = (8 * 18.6) / rows;
  const tile = Math.min(row - 7.6, 264 / columns - 5.5);
  return {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridAutoRows: `${row}mm`,
    '--print-tile': `${tile}mm`,
    '--print-word': `${Math.min(28, (6.4 * tile) / 11)}pt`,
  } as CSSProperties;
}

/** Landscape Letter is 216 mm high and A4 210 mm, which leaves at most 190 mm between the margins. */
export const PrintGrid = styled(Box)({
  display: 'grid',
  gap: '0.8mm',
  margin: 0,
  padding: 0,
  listStyle: 'none',
}) as typeof Box;

export const PrintCell = styled(Box)({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '0.4mm',
  minWidth: 0,
  overflow: 'hidden',
  border: '0.2mm solid GrayText',
  padding: '0.6mm',
}) as typeof Box;

/** Leaves room for a second line of text. */
export const PrintTile = styled(Box)({ width: 'var(--print-tile)', height: 'var(--print-tile)' });

export const PrintWord = styled(Box)({
  maxWidth: '100%',
  fontSize: 'var(--print-word)',
  lineHeight: 1.02,
  textAlign: 'center',
  overflowWrap: 'anywhere',
}) as typeof Box;
