import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';

/** Prints only the board; the layout fits A4 and Letter. */
export const alone = {
  '@page': { size: 'landscape', margin: '10mm' },
  '@media print': {
    'body > *:not([data-part="print-board"])': { display: 'none !important' },
    'html, body': { margin: 0, padding: 0, backgroundColor: 'Canvas', minHeight: 0 },
  },
  '@media screen': { 'body > [data-part="print-board"]': { display: 'none' } },
} as const;

const page = ({ theme: { families } }: { theme: Theme }): CSSObject => ({
  width: '100%',
  maxWidth: '277mm',
  color: 'CanvasText',
  backgroundColor: 'Canvas',
  fontFamily: families.sans,
  printColorAdjust: 'exact',
  colorScheme: 'light',
  '& > h1': { margin: '0 0 3mm', fontFamily: families.serif, fontSize: '18pt', lineHeight: 1.1 },
});

/** Landscape Letter is 216 mm high and A4 210 mm, which leaves at most 190 mm between the margins. */
const board: CSSObject = {
  '& > ol': {
    display: 'grid',
    gridTemplateColumns: 'repeat(16, minmax(0, 1fr))',
    gridAutoRows: '18.6mm',
    gap: '0.8mm',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& > ol > li': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '0.4mm',
    minWidth: 0,
    overflow: 'hidden',
    border: '0.2mm solid GrayText',
    padding: '0.6mm',
    // The attribute selector raises the specificity above the tile's own size, to leave room for a second line of text.
    '& > svg[data-size]': { width: '11mm', height: '11mm' },
    '& > span': {
      maxWidth: '100%',
      fontSize: '6.4pt',
      lineHeight: 1.02,
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
  },
};

const legend = ({ theme: { vars } }: { theme: Theme }): CSSObject => ({
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1mm 5mm',
    margin: '2.5mm 0 0',
    padding: 0,
    listStyle: 'none',
    fontSize: '8pt',
    '& > li': { display: 'flex', alignItems: 'center', gap: '1.2mm' },
    '& > li > span': { width: '3mm', height: '3mm' },
  },
  ...Object.fromEntries(
    Object.entries(vars.palette.lexigram).map(([name, { tile }]) => [
      `& > ul [data-class="${name}"]`,
      { backgroundColor: tile },
    ]),
  ),
  '& > p': { margin: '1.5mm 0 0', fontSize: '7.5pt' },
});

export const Sheet = styled('article')(page, board, legend);
