import { parentPort } from 'node:worker_threads';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type MarkdownNode = { type: string; value?: string; alt?: string | null; children?: MarkdownNode[] };

/** Block nodes, whose children are separated by a space. */
const BLOCKS = ['root', 'blockquote', 'list', 'listItem', 'table', 'tableRow', 'footnoteDefinition'];

function toText(node: MarkdownNode): string {
  if (node.type === 'break') return ' ';
  if (node.children === undefined) return node.value ?? node.alt ?? '';
  return node.children.map(toText).join(BLOCKS.includes(node.type) ? ' ' : '');
}

parentPort?.on('message', (markdown: string) => {
  const root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  parentPort?.postMessage(toText(root));
});
parentPort?.postMessage(undefined);
