import type { IncomingMessage, ServerResponse } from 'node:http';
import { negotiateEncoding } from './accepted-encoding.ts';
import type { PageEntry } from './page-entry.ts';

/** Sends a cached page, or 304 when the client's copy is current. On the hot path: does as little as possible. */
export function sendPage(entry: PageEntry, request: IncomingMessage, response: ServerResponse): void {
  const variant = entry.variants[negotiateEncoding(request.headers['accept-encoding'] as string | undefined)];
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && entry.status === 200 && matchesAny(variant.etag, ifNoneMatch)) {
    response.writeHead(304, variant.notModifiedHeaders as string[]);
    response.end();
    return;
  }
  response.writeHead(entry.status, variant.headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

/** Proxies may weaken an ETag; If-None-Match uses weak comparison (RFC 9110, 13.1.2). */
function matchesAny(etag: string, header: string): boolean {
  if (header === etag || header === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
