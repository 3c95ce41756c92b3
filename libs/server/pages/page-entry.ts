import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { CacheTag } from '@paniscus/routes';

export type Encoding = 'identity' | 'gzip' | 'br';

/** One encoding of a page; headers as a flat array of names and values, as `writeHead` takes them. */
type PageVariant = Readonly<{
  body: Buffer;
  etag: string;
  headers: readonly string[];
  notModifiedHeaders: readonly string[];
}>;

export type PageEntry = Readonly<{
  status: number;
  /** Cache tags of the page's content; empty when it must not be cached. */
  tags: readonly CacheTag[];
  /** TTL in seconds; no expiry by default. */
  ttlS?: number;
  bytes: number;
  variants: Readonly<Record<Encoding, PageVariant>>;
}>;

export type RenderedPage = {
  status: number;
  tags: readonly CacheTag[];
  ttlS?: number;
  headers: Readonly<Record<string, string>>;
  html: string;
};

/** Within three percent of the best compression at about a tenth of a second per page, off the main thread. */
const CACHED_QUALITY = { brotli: 10, gzip: 8 };
/** A page that is sent once: a few milliseconds instead. */
const UNCACHED_QUALITY = { brotli: 5, gzip: 5 };

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export async function toPageEntry(page: RenderedPage): Promise<PageEntry> {
  const identity = Buffer.from(page.html);
  const quality = page.tags.length === 0 ? UNCACHED_QUALITY : CACHED_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([
    brotliAsync(identity, { params }),
    gzipAsync(identity, { level: quality.gzip }),
  ]);
  const digest = createHash('sha256')
    .update(identity)
    .update(JSON.stringify(page.headers))
    .digest('base64url')
    .slice(0, 22);
  const variants = {
    identity: toVariant(page, identity, 'identity', digest),
    gzip: toVariant(page, gz, 'gzip', digest),
    br: toVariant(page, br, 'br', digest),
  };
  return {
    status: page.status,
    tags: page.tags,
    ttlS: page.ttlS,
    bytes: identity.length + br.length + gz.length,
    variants,
  };
}

function toVariant(page: RenderedPage, body: Buffer, encoding: Encoding, digest: string): PageVariant {
  const etag = `"${digest}-${encoding}"`;
  const shared = { ...page.headers, vary: 'Accept-Encoding', etag };
  const headers = {
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...shared,
  };
  return {
    body,
    etag,
    headers: Object.entries(headers).flat(),
    notModifiedHeaders: Object.entries(shared).flat(),
  };
}
