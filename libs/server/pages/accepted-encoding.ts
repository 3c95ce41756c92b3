import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './page-entry.ts';

const HEADERS_MAX = 200;
const LENGTH_MAX = 200;

/** Encodings of a page, best first. Browsers send only a few different headers, so the results are cached. */
const negotiator = new Negotiator<Encoding>({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: HEADERS_MAX }),
});

/** Picks the best encoding from Accept-Encoding; `identity` when there is none, or an implausibly long one. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (header === undefined || header.length > LENGTH_MAX) return 'identity';
  return negotiator.negotiate(header.toLowerCase()) ?? 'identity';
}
