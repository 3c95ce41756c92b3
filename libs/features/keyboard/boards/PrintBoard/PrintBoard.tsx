import { Global } from '@emotion/react';
import { organization } from '@paniscus/content';
import type { BoardId } from '@paniscus/domain/keyboard';
import { LEXIGRAM_CLASSES } from '@paniscus/lexigrams';
import type { Lexigram } from '@paniscus/lexigrams';
import { SignTile } from '@paniscus/ui';
import { createPortal } from 'react-dom';
import { boardNames } from '../../store/names.data';
import { alone, Sheet } from './print.styles';

interface PrintBoardProps {
  board: BoardId;
  /** 128 positions, row by row. */
  places: readonly (Lexigram | null)[];
  site: string;
}

export function BoardPrintView({ board, places, site }: PrintBoardProps) {
  return (
    // Paper is white, so the light color scheme always applies.
    <Sheet data-part="print-board" data-scheme="light">
      <h1>
        {organization.keyboard.name}: {boardNames[board]}
      </h1>
      <ol>
        {places.map((lexigram, place) => (
          <li key={place}>
            {lexigram === null ? null : (
              <>
                <SignTile
                  sign={lexigram.sign}
                  lexigramClass={lexigram.lexigramClass}
                  size="fill"
                  isDecorative
                />
                <span>{lexigram.word}</span>
              </>
            )}
          </li>
        ))}
      </ol>
      <ClassLegend places={places} />
      <p>
        Lexigrams in the manner of Yerkish, in our own arrangement. {organization.name}, {site}
        {organization.keyboard.path}
      </p>
    </Sheet>
  );
}

function ClassLegend({ places }: Pick<PrintBoardProps, 'places'>) {
  const classes = new Set(places.map((lexigram) => lexigram?.lexigramClass));
  const legend = Object.entries(LEXIGRAM_CLASSES).filter(([name]) =>
    classes.has(name as Lexigram['lexigramClass']),
  );
  return (
    <ul>
      {legend.map(([name, text]) => (
        <li key={name}>
          <span data-class={name} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Print view of the board: the only content in print, hidden on screen. */
export function PrintBoard(props: PrintBoardProps) {
  return createPortal(
    <>
      <Global styles={alone} />
      <BoardPrintView {...props} />
    </>,
    document.body,
  );
}
