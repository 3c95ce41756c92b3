/** Allowed elements; all others are removed. */
export type DescriptionTag = (typeof TAGS)[number];
export type DescriptionNode = string | { tag: DescriptionTag; children: DescriptionNode[] };

const TAGS = ['p', 'b', 'i', 'ul', 'li', 'br'] as const;
/** The content of these elements is dropped: it is code or invisible. */
const DROPPED = ['script', 'style', 'template', 'iframe', 'noscript', 'title', 'textarea', 'svg', 'math'];
const DEPTH_MAX = 20;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Matches a tag, a comment, or text up to the next of either. */
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)(?:\s[^>]*|\/)?>|[^<]+|</g;

type Element = Exclude<DescriptionNode, string>;

/**
 * Parses HTML into the few allowed elements, without attributes. The server has already sanitized it; this is a second
 * line of defense, and the result is never assigned to `innerHTML`.
 */
export function parseDescription(html: string): DescriptionNode[] {
  const root: Element = { tag: 'p', children: [] };
  const open: Element[] = [root];
  let dropped: string | undefined;

  for (const [token, slash, name] of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase();
    if (dropped !== undefined) {
      if (slash === '/' && tag === dropped) dropped = undefined;
    } else if (tag === undefined) {
      if (!token.startsWith('<!--')) open.at(-1)?.children.push(toText(token));
    } else if (DROPPED.includes(tag)) {
      dropped = slash === '/' ? undefined : tag;
    } else if (slash === '/') {
      end(open, tag);
    } else {
      start(open, tag);
    }
  }
  return root.children;
}

function start(open: Element[], name: string) {
  const tag = TAGS.find((known) => known === name);
  if (tag === undefined || open.length > DEPTH_MAX) return;
  const element: Element = { tag, children: [] };
  open.at(-1)?.children.push(element);
  if (tag !== 'br') open.push(element);
}

function end(open: Element[], name: string) {
  const index = open.findLastIndex(({ tag }, depth) => depth > 0 && tag === name);
  if (index > 0) open.splice(index);
}

const toText = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? entity;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
