import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareFirstStart } from './sample-posts.ts';
import type { Settings } from './settings.ts';

let dataDir: string;
/** Paths that the server has been asked to create sample posts at, and whether it does. */
let requests: string[] = [];
let canCreate = true;
const server = createServer(({ url = '' }, response) => {
  const isSamples = url === '/api/sample-posts/';
  if (isSamples) requests.push(url);
  response.statusCode = isSamples && !canCreate ? 503 : 200;
  response.end(JSON.stringify({ access: 'a', refresh: 'r' }));
});

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'first-start-'));
  requests = [];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  vi.restoreAllMocks();
  server.close();
  rmSync(dataDir, { recursive: true });
});

const start = () => {
  const { port } = server.address() as AddressInfo;
  return prepareFirstStart({ dataDir, localUrl: `http://127.0.0.1:${port}` } as Settings, {});
};

it('adds sample posts on the first start only', async () => {
  await start();
  await start();

  expect(requests).toHaveLength(1);
});

it('adds sample posts on the next start when the first one was interrupted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  canCreate = false;
  await start();
  canCreate = true;
  await start();
  await start();

  expect(requests).toHaveLength(2);
});
