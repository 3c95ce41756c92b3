import type { ClipboardEvent } from 'react';
import { insertBlock } from '../insert-block';
import { replaceSelection } from '../replace-selection';

/** What only documents and web pages have: programs for code color plain text. */
const FORMATTED = /<(?:h[1-6]|p|li|blockquote|table|strong|b|em|i|a)[\s>]/i;

/** Longer ones would take seconds, in characters. */
const HTML_MAX = 500_000;

/** Markdown of several lines, or of a heading, list or quotation. */
const isBlock = (markdown: string) => /\n|^(?:#{1,6}|[-*>]|\d+\.) /.test(markdown);

/** Inserts formatted text as Markdown. If the converter cannot be loaded, the text alone is inserted. */
export function pasteFormatted(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const html = clipboardData.getData('text/html');
  const plain = clipboardData.getData('text/plain');
  if (!(target instanceof HTMLTextAreaElement) || html.length > HTML_MAX || !FORMATTED.test(html)) return;
  event.preventDefault();
  void convert(html, plain).then((markdown) =>
    replaceSelection(target, (text, range) => {
      if (isBlock(markdown)) return insertBlock(text, range, markdown);
      const end = range.start + markdown.length;
      return { range, text: markdown, selection: { start: end, end } };
    }),
  );
}

async function convert(html: string, plain: string): Promise<string> {
  try {
    const { htmlToMarkdown } = await import('./html-to-markdown');
    return htmlToMarkdown(html);
  } catch {
    return plain;
  }
}
