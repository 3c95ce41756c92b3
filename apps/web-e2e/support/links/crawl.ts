import { Parser } from 'htmlparser2';

export interface Reference {
  /** Absolute URL including the fragment. */
  to: string;
  by: string;
}

export interface Walked {
  address: string;
  status: number;
  isPage: boolean;
  references: Reference[];
  ids: Set<string>;
}

const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'poster', 'xlink:href']);
const LISTS = new Set(['srcset', 'imagesrcset']);
const NOT_FETCHED = /^(?:mailto|tel|sms|data|blob):/;

const listCandidates = (list: string) =>
  list.split(/,\s+|,$/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** URLs in an attribute value. `content` and `data-…` count only if the value looks like an internal URL. */
function namedBy(attribute: string, value: string, origin: string): string[] {
  if (ADDRESSES.has(attribute)) return [value];
  if (LISTS.has(attribute)) return listCandidates(value);
  const isOurs = /^\/(?!\/)\S*$/.test(value) || value.startsWith(`${origin}/`);
  return isOurs && (attribute === 'content' || attribute.startsWith('data-')) ? [value] : [];
}

const matches = (text: string, pattern: RegExp, by: string): Reference[] =>
  [...text.matchAll(pattern)].map(([, to = '']) => ({ to, by }));

const inCss = (css: string) => matches(css, /url\(["']?([^"')]+)["']?\)/g, 'url()');

const inData = (json: string, origin: string) =>
  matches(json, /"(https?:[^"\\]+)"/g, 'structured data').filter(({ to }) => to.startsWith(`${origin}/`));

function inHtml(html: string, origin: string): Pick<Walked, 'references' | 'ids'> {
  const references: Reference[] = [];
  const ids = new Set<string>();
  let within = '';
  const parser = new Parser({
    onopentag(tag, attributes) {
      within = attributes['type'] === 'application/ld+json' ? 'data' : tag;
      if (attributes['id'] !== undefined) ids.add(attributes['id']);
      for (const [name, value] of Object.entries(attributes))
        for (const to of namedBy(name, value, origin)) references.push({ to, by: `${tag} ${name}` });
    },
    ontext(text) {
      if (within === 'style') references.push(...inCss(text));
      if (within === 'data') references.push(...inData(text, origin));
    },
  });
  parser.end(html);
  return { references, ids };
}

function inManifest(json: string): Reference[] {
  const { icons, start_url } = JSON.parse(json) as { icons: { src: string }[]; start_url: string };
  return [start_url, ...icons.map(({ src }) => src)].map((to) => ({ to, by: 'manifest' }));
}

const READERS: Record<string, (text: string) => Reference[]> = {
  'text/css': inCss,
  'text/plain': (text) => matches(text, /^Sitemap: (\S+)$/gm, 'Sitemap'),
  'application/xml': (text) => matches(text, /<loc>([^<]+)<\/loc>/g, 'loc'),
  'application/manifest+json': inManifest,
};

function read(type: string, text: string, origin: string): Pick<Walked, 'references' | 'ids'> {
  if (type === 'text/html') return inHtml(text, origin);
  return { references: READERS[type]?.(text) ?? [], ids: new Set() };
}

async function visit(address: string): Promise<Walked> {
  const response = await fetch(address, { redirect: 'manual' });
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const { references, ids } = read(type, await response.text(), new URL(address).origin);
  const wholeAddresses = references
    .filter(({ to }) => !NOT_FETCHED.test(to))
    .map(({ to, by }) => ({ to: new URL(to, address).href, by }));
  return { address, status: response.status, isPage: type === 'text/html', references: wholeAddresses, ids };
}

export const getPage = (address: string): string => address.split('#')[0] ?? address;

const AT_ONCE = 4;

async function visitAll(addresses: readonly string[]): Promise<Walked[]> {
  const waiting = [...addresses];
  const visitor = async () => {
    const responses: Walked[] = [];
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      responses.push(await visit(next));
    return responses;
  };
  return (await Promise.all(Array.from({ length: AT_ONCE }, visitor))).flat();
}

/** Crawls all URLs of the site reachable from these paths, each once, four at a time. */
export async function crawl(siteUrl: string, from: readonly string[]): Promise<Map<string, Walked>> {
  const walked = new Map<string, Walked>();
  let next = new Set(from.map((path) => new URL(path, siteUrl).href));
  while (next.size > 0) {
    const responses = await visitAll([...next]);
    for (const response of responses) walked.set(response.address, response);
    const named = responses.flatMap(({ references }) => references.map(({ to }) => getPage(to)));
    next = new Set(named.filter((address) => address.startsWith(`${siteUrl}/`) && !walked.has(address)));
  }
  return walked;
}
