import { parentPort } from 'node:worker_threads';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

import type { ParsedMarkdown } from './parsed-markdown.types.ts';

type MarkdownNode = {
  type: string;
  value?: string;
  alt?: string | null;
  url?: string;
  identifier?: string;
  children?: MarkdownNode[];
};

/** Block nodes, whose children are separated by a space. */
const BLOCKS = ['root', 'blockquote', 'list', 'listItem', 'table', 'tableRow', 'footnoteDefinition'];

/** Comments such as `<!--more-->` are for machines; an unfinished one goes on to the end. */
const HTML_COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

function toText(node: MarkdownNode): string {
  if (node.type === 'html') return (node.value ?? '').replace(HTML_COMMENT, '');
  if (node.type === 'break') return ' ';
  if (node.children === undefined) return node.value ?? node.alt ?? '';
  return node.children.map(toText).join(BLOCKS.includes(node.type) ? ' ' : '');
}

const listNodes = (node: MarkdownNode): MarkdownNode[] => [node, ...(node.children ?? []).flatMap(listNodes)];

/** Pictures with their URL, which a definition elsewhere in the text may contain. */
function findPictures(root: MarkdownNode): ParsedMarkdown['pictures'] {
  const nodes = listNodes(root);
  const findUrl = ({ url, identifier }: MarkdownNode) =>
    url ?? nodes.find((node) => node.type === 'definition' && node.identifier === identifier)?.url ?? '';
  return nodes
    .filter(({ type }) => type === 'image' || type === 'imageReference')
    .map((node) => ({ url: findUrl(node), alt: node.alt ?? '' }));
}

/** Text without that of pictures, which the first paragraph may consist of. */
function toWords(node: MarkdownNode): string {
  if (node.type === 'image' || node.type === 'imageReference') return '';
  return node.children === undefined ? toText(node) : node.children.map(toWords).join('');
}

const findParagraph = (root: MarkdownNode) =>
  root.children
    ?.filter(({ type }) => type === 'paragraph')
    .map(toWords)
    .find((text) => text.trim() !== '');

parentPort?.on('message', (markdown: string) => {
  const root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const text = toText(root);
  const parsed: ParsedMarkdown = {
    text,
    paragraph: findParagraph(root) ?? text,
    pictures: findPictures(root),
  };
  parentPort?.postMessage(parsed);
});
parentPort?.postMessage(undefined);
