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

const ENDS_SENTENCE = /[.!?…:;]["”’)]*$/;

const listNodes = (node: MarkdownNode): MarkdownNode[] => [node, ...(node.children ?? []).flatMap(listNodes)];
const isPicture = ({ type }: MarkdownNode) => type === 'image' || type === 'imageReference';

/** Whether a paragraph is a picture that stands alone. */
const isFigure = (node: MarkdownNode) =>
  node.type === 'paragraph' && toWords(node).trim() === '' && listNodes(node).some(isPicture);

function toText(node: MarkdownNode): string {
  if (node.type === 'html') return (node.value ?? '').replace(HTML_COMMENT, '');
  if (node.type === 'break') return ' ';
  if (node.children === undefined) return node.value ?? node.alt ?? '';
  const text = node.children.map(toText).join(BLOCKS.includes(node.type) ? ' ' : '');
  return isFigure(node) ? endSentence(text.trim()) : text;
}

/** Ends the text about a picture, which the next paragraph follows. */
const endSentence = (text: string) => (text === '' || ENDS_SENTENCE.test(text) ? text : `${text}.`);

/** Text of the blocks that are no pictures. */
const toProse = (root: MarkdownNode) =>
  toText({ ...root, children: root.children?.filter((node) => !isFigure(node)) });

/** Pictures with their URL, which a definition elsewhere in the text may contain. */
function findPictures(root: MarkdownNode): ParsedMarkdown['pictures'] {
  const nodes = listNodes(root);
  const findUrl = ({ url, identifier }: MarkdownNode) =>
    url ?? nodes.find((node) => node.type === 'definition' && node.identifier === identifier)?.url ?? '';
  return nodes.filter(isPicture).map((node) => ({ url: findUrl(node), alt: node.alt ?? '' }));
}

/** Text without that of pictures, which the first paragraph may consist of. */
function toWords(node: MarkdownNode): string {
  if (isPicture(node)) return '';
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
    prose: toProse(root) || text,
    paragraph: findParagraph(root) ?? text,
    pictures: findPictures(root),
  };
  parentPort?.postMessage(parsed);
});
parentPort?.postMessage(undefined);
