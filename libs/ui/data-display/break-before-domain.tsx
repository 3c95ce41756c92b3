import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** An email address that is too long for its line breaks before its domain, or a part of it, rather than within a word. */
export const breakBeforeDomain = (text: string): ReactNode =>
  text
    .split('@')
    .map((part, index) =>
      index === 0 ? part : <Fragment key={index}>{breakBefore('@', part.split(DOT))}</Fragment>,
    );

/** The dots within a domain, not the period of a sentence after it. */
const DOT = /\.(?=\w)/;

const breakBefore = (first: string, parts: readonly string[]) =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {/* Hidden, because Chromium reads a break as a space: “info @example .org.” */}
      <wbr aria-hidden="true" />
      {index === 0 ? first : '.'}
      {part}
    </Fragment>
  ));
