import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type MarkdownNode = { type: string; value?: string; alt?: string | null; children?: MarkdownNode[] };

/** What stands in blocks of its own; between them comes a space. */
const BLOCKS = ['root', 'blockquote', 'list', 'listItem', 'table', 'tableRow', 'footnoteDefinition'];
/** Far more than a preview shows. Reading takes time in the square of some texts, so it ends here. */
const READ_MAX = 1000;

/** The beginning of a Markdown text as plain text, raw HTML included as it is written. */
export function plainTextOf(markdown: string): string {
  const root = fromMarkdown(markdown.slice(0, READ_MAX), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return textOf(root);
}

function textOf(node: MarkdownNode): string {
  if (node.type === 'break') return ' ';
  if (node.children === undefined) return node.value ?? node.alt ?? '';
  return node.children.map(textOf).join(BLOCKS.includes(node.type) ? ' ' : '');
}
