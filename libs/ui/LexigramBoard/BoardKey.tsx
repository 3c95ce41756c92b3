import { memo } from 'react';
import { SignTile } from '../SignTile/SignTile';
import type { BoardSign } from './board.types';

interface BoardKeyProps {
  /** From 0, row by row. */
  place: number;
  /** From 1, as it is shown. */
  column: number;
  sign: BoardSign | null;
  isTabStop: boolean;
  isPressed: boolean;
  isSounding: boolean;
  /** What an empty place is called. */
  emptyName: string;
}

/** How a word fits into its key: as it is, a little smaller, or in two small lines. */
const getFit = ({ length }: string) => {
  if (length > 11) return 'lines';
  return length > 9 ? 'tight' : undefined;
};

const flag = (is: boolean) => (is ? '' : undefined);

/** One key. It listens to nothing itself: the board hears for all of its keys. */
export const BoardKey = memo(function BoardKey(props: BoardKeyProps) {
  const { place, column, sign, isTabStop, isPressed, isSounding, emptyName } = props;
  const states = {
    'data-pressed': flag(isPressed),
    'data-sounding': flag(isSounding),
  };
  return (
    <div role="gridcell" aria-colindex={column} data-class={sign?.lexigramClass ?? 'none'} {...states}>
      <button
        type="button"
        data-place={place}
        data-key={sign?.key}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={sign?.word ?? `${emptyName} ${place + 1}`}
      >
        {sign === null ? null : (
          <>
            <SignTile sign={sign.sign} lexigramClass={sign.lexigramClass} size="fill" isDecorative />
            <span aria-hidden="true" data-fit={getFit(sign.word)}>
              {sign.word}
            </span>
          </>
        )}
      </button>
    </div>
  );
});
