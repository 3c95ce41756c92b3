// A bare node:http server that returns the same bytes for every request; the baseline for cached pages.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface CachedResponse {
  headers: Record<string, string>;
  body: string;
}

process.once('message', (message) => {
  const { headers, body } = message as CachedResponse;
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
