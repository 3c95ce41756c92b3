import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import type { ReactNode } from 'react';

const SOFT_HYPHEN = '\u00AD';
/** At least three letters before and after a break. */
const BREAKS = /(?<=\p{L}{3})(?=\p{L}{3})/gu;

/** Shown only where a line breaks. As a character of the text, it would be missing in the name of a labeled button. */
const Break = styled('span')({ '&::before': { content: `"${SOFT_HYPHEN}"` } });

/** Number of characters of the longest part of a text that cannot be broken at a space or hyphen. */
export const countLongestPart = (text: string): number =>
  Math.max(...text.split(/[\s-]+/).map((part) => [...part].length));

/** Splits a text where words with more than so many letters may be broken. */
export const splitLongWords = (text: string, maxUnbroken: number): string[] =>
  text
    .replace(/\p{L}+/gu, (part) =>
      [...part].length <= maxUnbroken ? part : part.replace(BREAKS, SOFT_HYPHEN),
    )
    .split(SOFT_HYPHEN);

/**
 * A text whose long words may be broken with a hyphen. Browsers break words in narrow places even where they have no
 * dictionary, and then without a hyphen.
 */
export const hyphenate = (text: string, maxUnbroken: number): ReactNode =>
  splitLongWords(text, maxUnbroken).map((piece, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <Break />}
      {piece}
    </Fragment>
  ));
