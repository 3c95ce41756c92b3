import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { defaultHandlers, toMdast } from 'hast-util-to-mdast';
import type { Handle } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { isContent, readStyle, readText } from './hast';
import type { Element, Node, Root } from './hast';
import { SUBSCRIPTS, SUPERSCRIPTS } from './scripts.data';
import { restoreWordLists } from './word-lists';

/** Pictures belong to the media library; the rest are instructions for word processors. */
const DROPPED = new Set(['img', 'picture', 'svg', 'script', 'style', 'title', 'meta', 'o:p']);

const EMPHASIS = new Set(['b', 'strong', 'i', 'em', 's', 'del', 'span']);

/** Addresses that readers can follow, unlike those of files, of places in the copied document, and scripts. */
const LINK = /^(?:https?:|mailto:|\/)/i;

const toText = (value: string): Node[] => (value === '' ? [] : [{ type: 'text', value }]);

/** Splits the space off the start or the end of the nodes. */
function splitSpace(nodes: readonly Node[], end: 'start' | 'end'): { space: string; rest: Node[] } {
  const index = end === 'start' ? 0 : nodes.length - 1;
  const node = nodes[index];
  if (node?.type !== 'text') return { space: '', rest: [...nodes] };
  const value = end === 'start' ? node.value.trimStart() : node.value.trimEnd();
  const length = node.value.length - value.length;
  const space = end === 'start' ? node.value.slice(0, length) : node.value.slice(value.length);
  return { space, rest: nodes.toSpliced(index, 1, ...toText(value)) };
}

/** Markdown has no emphasis that begins or ends with a space, so the space goes beside it. */
function toTrimmed(element: Element): Node[] {
  const start = splitSpace(element.children, 'start');
  const end = splitSpace(start.rest, 'end');
  const trimmed: Node[] = end.rest.length === 0 ? [] : [{ ...element, children: end.rest }];
  return [...toText(start.space), ...trimmed, ...toText(end.space)];
}

/** Markdown has no raised or lowered text, which Unicode has for numbers. */
function toSmallDigits(element: Element, small: ReadonlyMap<string, string>): Node[] {
  const characters = [...readText(element)];
  const isNumber = characters.every((character) => small.has(character));
  return isNumber ? toText(characters.map((character) => small.get(character)).join('')) : element.children;
}

function toLink(element: Element): Node[] {
  const { href } = element.properties;
  return typeof href === 'string' && LINK.test(href) ? [element] : element.children;
}

/** Google Docs puts a document into bold text that is not bold, and formats its words with styles. */
function toPlainElements(element: Element): Node[] {
  const style = readStyle(element);
  const { tagName } = element;
  if (tagName === 'a') return toLink(element);
  if (tagName === 'sup') return toSmallDigits(element, SUPERSCRIPTS);
  if (tagName === 'sub') return toSmallDigits(element, SUBSCRIPTS);
  if (!EMPHASIS.has(tagName)) return [element];
  if (/^(?:b|strong)$/.test(tagName) && /font-weight:\s*(?:normal|400)/.test(style))
    return [{ ...element, tagName: 'div' }];
  return toTrimmed(element).map((part) => (part.type === 'element' ? applyStyle(part, style) : part));
}

function applyStyle(element: Element, style: string): Element {
  if (element.tagName !== 'span') return element;
  const isBold = /font-weight:\s*(?:bold|[6-9]00)/.test(style);
  const isItalic = /font-style:\s*italic/.test(style);
  const children: Node[] = isItalic ? [{ ...element, tagName: 'em' }] : element.children;
  return { ...element, tagName: isBold ? 'strong' : 'span', children };
}

/** Replaces what the Markdown of posts does not have. */
function simplify<Parent extends Root | Element>(parent: Parent): Parent {
  const nodes: readonly Root['children'][number][] = parent.children;
  const children = restoreWordLists(nodes.filter(isContent)).flatMap((child): Node[] => {
    if (child.type !== 'element') return [child];
    return DROPPED.has(child.tagName) ? [] : toPlainElements(simplify(child));
  });
  return { ...parent, children };
}

/** Items have space between them only where one has several paragraphs, whatever is nested in it. */
const toItem: Handle = (state, node) => {
  const item = defaultHandlers.li(state, node);
  return { ...item, spread: item.children.filter(({ type }) => type !== 'list').length > 1 };
};

/**
 * Converts what was copied from a document or web page to the Markdown of posts: headings, paragraphs, lists, quotations,
 * links, tables, and bold, italic, struck, raised and lowered text. Everything else keeps its text only.
 */
export function htmlToMarkdown(html: string): string {
  const document = simplify(fromHtmlIsomorphic(html, { fragment: true }));
  const markdown = toMarkdown(toMdast(document, { handlers: { li: toItem } }), {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    extensions: [gfmToMarkdown()],
  });
  return markdown.trim();
}
