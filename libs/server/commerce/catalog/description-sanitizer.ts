import sanitizeHtml from 'sanitize-html';

const LENGTH_MAX = 20_000;

/** Allows six tags without attributes; other tags are removed, their text is kept. */
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

/** Each pass fixes one level of misnested tags. */
const MAX_PASSES = 10;

/** Sanitizes HTML from Printify's editor. Idempotent. */
export function sanitizeDescription(html: string): string {
  let clean = sanitizeOnce(html.slice(0, LENGTH_MAX).toWellFormed());
  for (let pass = 1; pass < MAX_PASSES && clean !== sanitizeOnce(clean); pass += 1)
    clean = sanitizeOnce(clean);
  return clean;
}

const sanitizeOnce = (html: string) => sanitizeHtml(html, RULES).trim();
