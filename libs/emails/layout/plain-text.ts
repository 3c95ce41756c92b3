import { toPlainText } from 'react-email';

/** What these formatters use of html-to-text, which has no types of its own. */
type Element = { attribs: Record<string, string>; children: readonly unknown[] };
type Builder = {
  openBlock(options: { isPre: boolean; leadingLineBreaks: number }): void;
  closeBlock(options: { trailingLineBreaks: number; blockTransform(text: string): string }): void;
  addInline(text: string): void;
};
type Walk = (children: Element['children'], builder: Builder) => void;

const formatters = {
  /** `Label: URL` */
  link(element: Element, walk: Walk, builder: Builder): void {
    walk(element.children, builder);
    builder.addInline(`: ${element.attribs['href']}`);
  },
  quote(element: Element, walk: Walk, builder: Builder): void {
    builder.openBlock({ isPre: true, leadingLineBreaks: 2 });
    walk(element.children, builder);
    builder.closeBlock({
      trailingLineBreaks: 2,
      blockTransform: (text) => text.replaceAll(/^/gm, '  '),
    });
  },
};

const line = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

/** The format 'pre' preserves the white space in what a person has entered. */
const selectors = [
  { selector: 'p', format: 'pre', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
  { selector: 'p.list-title', format: 'pre', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
  { selector: 'ul', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
  { selector: 'li', format: 'pre', options: line },
  { selector: 'tr.fact', format: 'pre', options: line },
  { selector: 'th', format: 'inlineSurround', options: { suffix: ': ' } },
  { selector: 'th + td', format: 'inline' },
  { selector: 'blockquote', format: 'quote' },
  { selector: 'a', format: 'link' },
  { selector: 'hr', format: 'skip' },
];

/** Converts an email's HTML to its plain text version. */
export function formatPlainText(html: string): string {
  return `${toPlainText(html, { formatters, selectors })}\n`;
}
