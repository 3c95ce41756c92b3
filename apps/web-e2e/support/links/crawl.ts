import { Parser } from 'htmlparser2';

export interface Reference {
  /** Absolute URL including the fragment. */
  to: string;
  by: string;
}

export interface CrawledPage {
  url: string;
  status: number;
  isPage: boolean;
  references: Reference[];
  ids: Set<string>;
}

const URL_ATTRIBUTES = new Set(['href', 'src', 'action', 'formaction', 'poster', 'xlink:href']);
const SRCSET_ATTRIBUTES = new Set(['srcset', 'imagesrcset']);
const SKIPPED_SCHEMES = /^(?:mailto|tel|sms|data|blob):/;

const listCandidates = (list: string) =>
  list.split(/,\s+|,$/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** URLs in an attribute value. `content` and `data-…` count only if the value looks like an internal URL. */
function listAttributeUrls(attribute: string, value: string, origin: string): string[] {
  if (URL_ATTRIBUTES.has(attribute)) return [value];
  if (SRCSET_ATTRIBUTES.has(attribute)) return listCandidates(value);
  const isInternalUrl = /^\/(?!\/)\S*$/.test(value) || value.startsWith(`${origin}/`);
  return isInternalUrl && (attribute === 'content' || attribute.startsWith('data-')) ? [value] : [];
}

const findReferences = (text: string, pattern: RegExp, by: string): Reference[] =>
  [...text.matchAll(pattern)].map(([, to = '']) => ({ to, by }));

const parseCss = (css: string) => findReferences(css, /url\(["']?([^"')]+)["']?\)/g, 'url()');

const parseStructuredData = (json: string, origin: string) =>
  findReferences(json, /"(https?:[^"\\]+)"/g, 'structured data').filter(({ to }) =>
    to.startsWith(`${origin}/`),
  );

function parseHtml(html: string, origin: string): Pick<CrawledPage, 'references' | 'ids'> {
  const references: Reference[] = [];
  const ids = new Set<string>();
  let context = '';
  const parser = new Parser({
    onopentag(tag, attributes) {
      context = attributes['type'] === 'application/ld+json' ? 'data' : tag;
      if (attributes['id'] !== undefined) ids.add(attributes['id']);
      for (const [name, value] of Object.entries(attributes))
        for (const to of listAttributeUrls(name, value, origin))
          references.push({ to, by: `${tag} ${name}` });
    },
    ontext(text) {
      if (context === 'style') references.push(...parseCss(text));
      if (context === 'data') references.push(...parseStructuredData(text, origin));
    },
  });
  parser.end(html);
  return { references, ids };
}

function parseManifest(json: string): Reference[] {
  const { icons, start_url } = JSON.parse(json) as { icons: { src: string }[]; start_url: string };
  return [start_url, ...icons.map(({ src }) => src)].map((to) => ({ to, by: 'manifest' }));
}

const PARSERS: Record<string, (text: string) => Reference[]> = {
  'text/css': parseCss,
  'text/plain': (text) => findReferences(text, /^Sitemap: (\S+)$/gm, 'Sitemap'),
  'application/xml': (text) => findReferences(text, /<loc>([^<]+)<\/loc>/g, 'loc'),
  'application/manifest+json': parseManifest,
};

function parseReferences(
  type: string,
  text: string,
  origin: string,
): Pick<CrawledPage, 'references' | 'ids'> {
  if (type === 'text/html') return parseHtml(text, origin);
  return { references: PARSERS[type]?.(text) ?? [], ids: new Set() };
}

async function visit(url: string): Promise<CrawledPage> {
  const response = await fetch(url, { redirect: 'manual' });
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const { references, ids } = parseReferences(type, await response.text(), new URL(url).origin);
  const absoluteReferences = references
    .filter(({ to }) => !SKIPPED_SCHEMES.test(to))
    .map(({ to, by }) => ({ to: new URL(to, url).href, by }));
  return { url, status: response.status, isPage: type === 'text/html', references: absoluteReferences, ids };
}

export const stripFragment = (url: string): string => url.split('#')[0] ?? url;

const CONCURRENCY = 4;

async function visitAll(urls: readonly string[]): Promise<CrawledPage[]> {
  const queue = [...urls];
  const worker = async () => {
    const pages: CrawledPage[] = [];
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) pages.push(await visit(next));
    return pages;
  };
  return (await Promise.all(Array.from({ length: CONCURRENCY }, worker))).flat();
}

/** Crawls all URLs of the site reachable from these paths, each once, four at a time. */
export async function crawl(
  siteUrl: string,
  startPaths: readonly string[],
): Promise<Map<string, CrawledPage>> {
  const crawled = new Map<string, CrawledPage>();
  let next = new Set(startPaths.map((path) => new URL(path, siteUrl).href));
  while (next.size > 0) {
    const pages = await visitAll([...next]);
    for (const page of pages) crawled.set(page.url, page);
    const linkedUrls = pages.flatMap(({ references }) => references.map(({ to }) => stripFragment(to)));
    next = new Set(linkedUrls.filter((url) => url.startsWith(`${siteUrl}/`) && !crawled.has(url)));
  }
  return crawled;
}
