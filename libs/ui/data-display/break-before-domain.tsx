import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** An email address that is too long for its line breaks before its domain rather than within a word. */
export const breakBeforeDomain = (text: string): ReactNode =>
  text.split('@').map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : (
        <>
          <wbr />@
        </>
      )}
      {part}
    </Fragment>
  ));
