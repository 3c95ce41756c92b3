import sanitizeHtml from 'sanitize-html';

/** Beyond this a description is cut off. */
const LENGTH_MAX = 20_000;

/** Paragraphs, bold, italic, lists and line breaks, without a single attribute; other tags go, their text stays. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'b', 'i', 'ul', 'li', 'br'],
  allowedAttributes: {},
  nestingLimit: 10,
  transformTags: {
    strong: 'b',
    em: 'i',
    ol: 'ul',
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [heading, 'p'])),
  },
};

/** Misnested tags are sorted out one level at a time. */
const MAX_PASSES = 10;

/** HTML from the print shop's editor as HTML that any page may show; cleaned again it stays as it is. */
export function sanitisedDescription(html: string): string {
  let clean = cleaned(html.slice(0, LENGTH_MAX).toWellFormed());
  for (let pass = 1; pass < MAX_PASSES && clean !== cleaned(clean); pass += 1) clean = cleaned(clean);
  return clean;
}

const cleaned = (html: string) => sanitizeHtml(html, RULES).trim();
