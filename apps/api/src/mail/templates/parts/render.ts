import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A letter's HTML; React escapes whatever a person has typed. */
export function htmlOf(letter: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(letter)}`;
}
