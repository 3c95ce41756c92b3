import type { IncomingMessage, ServerResponse } from 'node:http';
import { negotiateEncoding } from './accepted-encoding.ts';
import type { PageEntry } from './page-entry.ts';

/** Sends a rendered page, or that the browser's copy is still good; as little work as a server can do. */
export function sendPage(entry: PageEntry, request: IncomingMessage, response: ServerResponse): void {
  const variant = entry.variants[negotiateEncoding(request.headers['accept-encoding'] as string | undefined)];
  const known = request.headers['if-none-match'];
  if (known !== undefined && entry.status === 200 && isAmong(variant.etag, known)) {
    response.writeHead(304, variant.headersWhenUnchanged as string[]);
    response.end();
    return;
  }
  response.writeHead(entry.status, variant.headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

/** Proxies may weaken a tag; for reading a page the weak comparison is the right one (RFC 9110, 13.1.2). */
function isAmong(etag: string, header: string): boolean {
  if (header === etag || header === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
