import { memo } from 'react';
import { SignTile } from '../SignTile/SignTile';
import type { BoardSign } from './board.types';

interface BoardKeyProps {
  /** 0-based, in row order. */
  place: number;
  /** 1-based, as displayed. */
  column: number;
  sign: BoardSign | null;
  isTabStop: boolean;
  isPressed: boolean;
  isSounding: boolean;
  emptyName: string;
}

const getFit = ({ length }: string) => {
  if (length > 11) return 'lines';
  return length > 9 ? 'tight' : undefined;
};

const flag = (is: boolean) => (is ? '' : undefined);

/** One key. Events are delegated to the board. */
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
