/** Allowed elements; all others are removed. */
type DescriptionTag = (typeof TAGS)[number];
export type DescriptionNode = string | { tag: DescriptionTag; children: DescriptionNode[] };

const TAGS = ['p', 'b', 'i', 'ul', 'li', 'br'] as const;
/** The content of these elements is dropped: it is code or invisible. */
const SILENT = ['script', 'style', 'template', 'iframe', 'noscript', 'title', 'textarea', 'svg', 'math'];
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
  let silent: string | undefined;

  for (const [token, slash, name] of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase();
    if (silent !== undefined) {
      if (slash === '/' && tag === silent) silent = undefined;
    } else if (tag === undefined) {
      if (!token.startsWith('<!--')) open.at(-1)?.children.push(toText(token));
    } else if (SILENT.includes(tag)) {
      silent = slash === '/' ? undefined : tag;
    } else if (slash === '/') {
      close(open, tag);
    } else {
      begin(open, tag);
    }
  }
  return root.children;
}

function begin(open: Element[], name: string) {
  const tag = TAGS.find((known) => known === name);
  if (tag === undefined || open.length > DEPTH_MAX) return;
  const element: Element = { tag, children: [] };
  open.at(-1)?.children.push(element);
  if (tag !== 'br') open.push(element);
}

function close(open: Element[], name: string) {
  const at = open.findLastIndex(({ tag }, index) => index > 0 && tag === name);
  if (at > 0) open.splice(at);
}

const toText = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
