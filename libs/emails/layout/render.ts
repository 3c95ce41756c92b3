import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A letter's HTML; React escapes whatever a person has typed. */
export function renderHtml(emailMessage: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(emailMessage)}`;
}
