import type { Encoding } from './page-entry.ts';

const REMEMBERED_MAX = 200;
const LENGTH_MAX = 200;
const remembered = new Map<string, Encoding>();

/** Picks the best encoding from Accept-Encoding. Memoized, since browsers send only a few different values. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (header === undefined || header.length > LENGTH_MAX) return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;

  const chosen = choose(header);
  if (remembered.size < REMEMBERED_MAX) remembered.set(header, chosen);
  return chosen;
}

function choose(header: string): Encoding {
  const qualities = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    qualities.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  const getQuality = (name: Encoding) => qualities.get(name) ?? qualities.get('*') ?? 0;
  const br = getQuality('br');
  const gzip = getQuality('gzip');
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}
