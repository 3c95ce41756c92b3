import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'vite';
import { createTestDatabase } from './database/test-database.ts';

/** The built server as a separate process, which can be killed and restarted on the same data. */
export type ServerProcess = {
  url: string;
  start: () => Promise<void>;
  /** SIGKILL: nothing is completed or flushed. */
  kill: () => Promise<void>;
  remove: () => Promise<void>;
};

const WORKSPACE = join(import.meta.dirname, '../../..');
/** Detects hangs only: startup takes a second or two on a quiet machine and more than 30 on a very busy one. */
const READY_TIMEOUT_MS = 120_000;

/**
 * Builds the server from source within the workspace, so that it finds `node_modules`, with its own database and port.
 */
export async function createServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const dist = join(WORKSPACE, 'dist');
  await mkdir(dist, { recursive: true });
  const outDir = await mkdtemp(join(dist, 'killed-'));
  const configFile = join(WORKSPACE, 'apps/api/vite.config.ts');
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const database = await createTestDatabase();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  const start = async () => {
    child = spawn(process.execPath, [join(outDir, 'main.js')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        LOG_LEVEL: 'silent',
        DATA_DIR: database.dataDir,
        WEB_DIR: join(database.dataDir, 'no-site'),
        ...(database.databaseUrl !== undefined && { DATABASE_URL: database.databaseUrl }),
        ...environment,
      },
    });
    await waitUntilReady(url, child);
  };
  const kill = async () => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  const remove = async () => {
    await kill();
    await rm(outDir, { recursive: true, force: true });
    await database.remove();
  };
  return { url, start, kill, remove };
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server exited with ${child.exitCode}.`);
    const response = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (response?.status === 200) return;
    await pause(50);
  }
  throw new Error('The server was not ready in time.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
