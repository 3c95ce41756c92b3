import type { CSSObject, Theme } from '@mui/material/styles';
import { boardClasses as classes, FITTED_LENGTHS } from './board-classes';

/** Scaled to the key, whatever its proportions. */
const picture: CSSObject = {
  flex: '1 1 0',
  width: '100%',
  minHeight: 0,
  objectFit: 'contain',
  pointerEvents: 'none',
};

/** Width of a word in relation to its size, by its length: long words have no more than one wide character. */
const getWidth = (length: number) => length * (length > 8 ? 0.56 : 0.61);

/** This size, or a smaller one with which the word is no wider than its key: a word is not broken where it can fit. */
export const fitWord = (size: string): string => `min(${size}, var(--word-fit))`;

/** Key width without gaps and padding. */
const KEY_WIDTH = '(100cqi / var(--columns) - var(--key-gap) - 0.25rem)';

const fittingSizes: CSSObject = Object.fromEntries(
  FITTED_LENGTHS.map((length) => [
    `& .${classes[`length${length}`]}`,
    { '--word-fit': `calc(${KEY_WIDTH} / ${getWidth(length).toFixed(2)})` },
  ]),
);

/** Rather broken than cut off when the text is large. */
const word = ({ wordSizes }: Theme): CSSObject => ({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  overflow: 'hidden',
  '--word-fit': '100cqi',
  fontSize: fitWord(wordSizes.key),
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/** The word of a key, and the picture above it. */
export const wordStyles = (theme: Theme): CSSObject => ({
  [`& .${classes.word}`]: word(theme),
  ...fittingSizes,
  [`& .${classes.picture}`]: picture,
  // Without a picture, the word is all there is on the key.
  [`& .${classes.word}.${classes.wordOnly}.${classes.wordOnly}`]: {
    display: 'block',
    fontSize: fitWord(theme.wordSizes.large),
  },
  [`& .${classes.tightWord}`]: { fontSize: fitWord(theme.wordSizes.tightKey), letterSpacing: '-0.01em' },
  [`& .${classes.wrappedWord}`]: {
    textWrap: 'balance',
    fontSize: fitWord(theme.wordSizes.wrappedKey),
    lineHeight: 1.05,
    // Otherwise the descenders of the last line would be cut off.
    paddingBottom: '0.15em',
  },
});
