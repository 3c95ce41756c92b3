import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

type Root = ReturnType<typeof fromHtmlIsomorphic>;
type Element = Extract<Root['children'][number], { type: 'element' }>;

/** Pictures belong to the media library; the rest are instructions for word processors. */
const DROPPED = new Set(['img', 'picture', 'svg', 'script', 'style', 'title', 'meta', 'o:p']);

const readStyle = ({ properties: { style } }: Element): string => (typeof style === 'string' ? style : '');

const EMPHASIS = new Set(['b', 'strong', 'i', 'em', 's', 'del', 'span']);

/** Markdown has no emphasis that begins or ends with a space, so the space goes beside it. */
function toTrimmed(element: Element): Element['children'] {
  const [text] = element.children;
  if (text?.type !== 'text' || element.children.length > 1) return [element];
  const trimmed = text.value.trim();
  if (trimmed === '') return [text];
  const [lead = '', trail = ''] = text.value.split(trimmed);
  return [
    { type: 'text', value: lead },
    { ...element, children: [{ type: 'text', value: trimmed }] },
    { type: 'text', value: trail },
  ];
}

/** Google Docs puts a document into bold text that is not bold, and formats its words with styles. */
function toPlainElements(element: Element): Element['children'] {
  const style = readStyle(element);
  const { tagName } = element;
  if (!EMPHASIS.has(tagName)) return [element];
  if (/^(?:b|strong)$/.test(tagName) && /font-weight:\s*(?:normal|400)/.test(style))
    return [{ ...element, tagName: 'div' }];
  return toTrimmed(element).map((part) => (part.type === 'element' ? applyStyle(part, style) : part));
}

function applyStyle(element: Element, style: string): Element {
  if (element.tagName !== 'span') return element;
  const isBold = /font-weight:\s*(?:bold|[6-9]00)/.test(style);
  const isItalic = /font-style:\s*italic/.test(style);
  const children: Element['children'] = isItalic ? [{ ...element, tagName: 'em' }] : element.children;
  return { ...element, tagName: isBold ? 'strong' : 'span', children };
}

/** Replaces what the Markdown of posts does not have. */
function simplify<Parent extends Root | Element>(parent: Parent): Parent {
  const children = parent.children.flatMap((child): Element['children'] => {
    if (child.type === 'text') return [child];
    if (child.type !== 'element' || DROPPED.has(child.tagName)) return [];
    return toPlainElements(simplify(child));
  });
  return { ...parent, children };
}

/**
 * Converts what was copied from a document or web page to the Markdown of posts: headings, paragraphs, lists, quotations,
 * links, tables, and bold, italic and struck text. Everything else keeps its text only.
 */
export function htmlToMarkdown(html: string): string {
  const markdown = toMarkdown(toMdast(simplify(fromHtmlIsomorphic(html, { fragment: true }))), {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    extensions: [gfmToMarkdown()],
  });
  return markdown.trim();
}
