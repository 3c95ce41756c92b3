import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const MIME_TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface StaticServer {
  url: string;
  close: () => void;
}

/** Serves a folder on a free loopback port. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(folder, normalize(decodeURIComponent(pathname)));
    stat(path).then(
      (stats) => {
        const isFile = stats.isFile();
        response.writeHead(isFile ? 200 : 404, {
          'content-type': MIME_TYPES[extname(path)] ?? 'application/octet-stream',
          // The folder does not change while it is served; caching also lets the browser reuse compiled scripts.
          'cache-control': 'max-age=3600',
        });
        if (isFile) {
          createReadStream(path).pipe(response);
        } else {
          response.end();
        }
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
