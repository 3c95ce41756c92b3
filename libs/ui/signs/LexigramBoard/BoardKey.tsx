import { memo } from 'react';
import { SignTile } from '../SignTile/SignTile';
import type { BoardSign } from './board.types';
import { countLongestPart, hyphenate } from '../hyphenation';
import { boardClasses as classes, FITTED_LENGTHS, MAX_UNBROKEN } from './board-classes';

interface BoardKeyProps {
  /** 0-based, in row order. */
  index: number;
  /** 1-based, as displayed. */
  column: number;
  sign: BoardSign | null;
  isTabStop: boolean;
  isPressed: boolean;
  isSounding: boolean;
  isSelected: boolean;
  emptyName: string;
  /** Number of an empty key, by default that of its place among 128. */
  number?: number;
}

const join = (...names: readonly (string | false)[]) => names.filter(Boolean).join(' ');

const hasNoPicture = ({ sign, picture }: BoardSign) => sign === undefined && picture === undefined;

const getWordClass = (sign: BoardSign) => {
  if (hasNoPicture(sign)) return classes.wordOnly;
  const { length } = sign.word;
  if (length > 11) return classes.wrappedWord;
  return length > 9 && classes.tightWord;
};

const getLengthClass = ({ word }: BoardSign) => {
  const length = countLongestPart(word);
  const fitted = FITTED_LENGTHS.findLast((other) => other <= length);
  return fitted !== undefined && classes[`length${fitted}`];
};

const getKindClass = (sign: BoardSign | null) => {
  if (sign === null) return classes.emptyKey;
  return sign.lexigramClass === undefined ? classes.ownKey : classes[sign.lexigramClass];
};

function getName({ word, isFolder = false, isHidden = false }: BoardSign): string {
  const name = isFolder ? `Open board: ${word}` : word;
  return isHidden ? `${name}, hidden` : name;
}

/** Memoized: on a phone, all keys render again after hydration with the number of their column. */
const KeyPicture = memo(function KeyPicture({ sign: { sign, lexigramClass, picture } }: { sign: BoardSign }) {
  if (sign !== undefined && lexigramClass !== undefined)
    return <SignTile sign={sign} lexigramClass={lexigramClass} size="fill" isDecorative />;
  return picture === undefined ? null : (
    <img className={classes.picture} src={picture} alt="" draggable={false} />
  );
});

/** One key. Events are delegated to the board. */
export const BoardKey = memo(function BoardKey(props: BoardKeyProps) {
  const { index, column, sign, isTabStop, isPressed, isSounding, isSelected, emptyName } = props;
  const { number = index + 1 } = props;
  const className = join(
    classes.key,
    getKindClass(sign),
    isPressed && classes.pressedKey,
    isSounding && classes.soundingKey,
    isSelected && classes.selectedKey,
    sign?.isFolder === true && classes.folderKey,
    sign?.isHidden === true && classes.hiddenKey,
  );
  return (
    <div role="gridcell" aria-colindex={column} className={classes.cell}>
      <button
        type="button"
        className={className}
        data-cell={index}
        data-key={sign?.key}
        lang={sign?.lang}
        style={sign?.color === undefined ? undefined : { borderColor: sign.color }}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={sign === null ? `${emptyName} ${number}` : getName(sign)}
      >
        {sign === null ? null : (
          <>
            <KeyPicture sign={sign} />
            <span aria-hidden="true" className={join(classes.word, getWordClass(sign), getLengthClass(sign))}>
              {hyphenate(sign.word, MAX_UNBROKEN)}
            </span>
          </>
        )}
      </button>
    </div>
  );
});
