import { Global } from '@emotion/react';
import Typography from '@mui/material/Typography';
import { organization } from '@paniscus/content';
import { hyphenate } from '@paniscus/ui';
import type { BoardSign } from '@paniscus/ui';
import { createPortal } from 'react-dom';
import { SignPicture } from '../../components/SignPicture';
import { PrintLegend } from './PrintLegend';
import {
  PRINT_VIEW_ID,
  PrintCell,
  PrintGrid,
  getPrintSizes,
  printOnlyBoard,
  PrintPage,
  PrintTile,
  PrintWord,
} from './print-view.styles';

/** Letters that fit side by side on any paper. */
const MAX_UNBROKEN = 6;

interface BoardPrintViewProps {
  /** Name of the board. */
  name: string;
  /** Number of keys in a row. */
  columns: number;
  /** Row by row. */
  cells: readonly (BoardSign | null)[];
  /** Origin of the site, without a path. */
  site: string;
}

export function BoardPrintView({ name, columns, cells, site }: BoardPrintViewProps) {
  return (
    // Paper is white, so the light color scheme always applies.
    <PrintPage component="article" id={PRINT_VIEW_ID} data-scheme="light">
      <Typography variant="h1" sx={{ mb: '3mm', fontSize: '18pt', lineHeight: 1.1 }}>
        {organization.keyboard.name}: {name}
      </Typography>
      <PrintGrid component="ol" style={getPrintSizes(cells.length / columns, columns)}>
        {cells.map((sign, index) => (
          <PrintCell component="li" key={index}>
            {sign === null ? null : <PrintedSign sign={sign} />}
          </PrintCell>
        ))}
      </PrintGrid>
      <PrintLegend cells={cells} />
      <Typography sx={{ mt: '1.5mm', fontSize: '7.5pt' }}>
        Signs inspired by Yerkish lexigrams, drawn and arranged for this site. {organization.name}, {site}
        {organization.keyboard.path}
      </Typography>
    </PrintPage>
  );
}

function PrintedSign({ sign }: { sign: BoardSign }) {
  return (
    <>
      <PrintTile>
        <SignPicture sign={sign} />
      </PrintTile>
      <PrintWord component="span">{hyphenate(sign.word, MAX_UNBROKEN)}</PrintWord>
    </>
  );
}

/** Portal of the print view: the only content in print, hidden on screen. */
export function BoardPrintPortal(props: BoardPrintViewProps) {
  return createPortal(
    <>
      <Global styles={printOnlyBoard} />
      <BoardPrintView {...props} />
    </>,
    document.body,
  );
}
