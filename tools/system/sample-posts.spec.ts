import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareFirstStart } from './sample-posts.ts';
import type { Settings } from './settings.ts';

/** The command that creates the staff account; it succeeds. */
vi.mock('node:child_process', () => ({
  spawn: () => {
    const child = { stdin: { end: () => undefined }, stderr: Readable.from([]), exitCode: 0 };
    const process = Object.assign(new EventEmitter(), child);
    setImmediate(() => process.emit('exit', 0));
    return process;
  },
}));

let dataDir: string;
/** Paths that were requested from the server, and whether it creates sample posts. */
let requests: string[] = [];
let canCreate = true;
const server = createServer(({ url = '' }, response) => {
  const isSamples = url === '/api/sample-posts/';
  requests.push(url);
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

const countSampleRequests = () => requests.filter((url) => url === '/api/sample-posts/').length;

const start = () => {
  const { port } = server.address() as AddressInfo;
  return prepareFirstStart({ dataDir, localUrl: `http://127.0.0.1:${port}` } as Settings, {});
};

it('adds sample posts on the first start only', async () => {
  await start();
  await start();

  expect(countSampleRequests()).toBe(1);
});

it('does not sign in before the account exists', async () => {
  await start();

  expect(requests).toEqual(['/api/token/', '/api/sample-posts/', '/api/token/revoke/']);
});

it('adds sample posts on the next start when the first one was interrupted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  canCreate = false;
  await start();
  canCreate = true;
  await start();
  await start();

  expect(countSampleRequests()).toBe(2);
});
