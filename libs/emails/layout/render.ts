import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders an email to HTML; React escapes entered text. */
export function renderHtml(emailMessage: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(emailMessage)}`;
}
