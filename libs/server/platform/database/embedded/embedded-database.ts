import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockDataDir } from './data-dir-lock.ts';

/** PostgreSQL names the socket after the port; `pg` builds its path from host and port. */
const SOCKET_PORT = 5432;
/** The strictest limit among operating systems is 104 bytes for a socket path. */
const SOCKET_PATH_MAX = 100;
const CONNECTIONS_MAX = 40;

export type EmbeddedDatabase = { socketDir: string; stop: () => Promise<void> };

/** Directory of the embedded database's socket; a short temporary one when the data directory's path is too long. */
export function getSocketDir(dataDir: string): string {
  const socketDir = join(dataDir, 'run');
  if (Buffer.byteLength(join(socketDir, `.s.PGSQL.${SOCKET_PORT}`)) <= SOCKET_PATH_MAX) return socketDir;
  return join(tmpdir(), `paniscus-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
}

/**
 * Starts the embedded PostgreSQL in a data directory; resolves once it accepts connections on its Unix socket. Throws
 * DataDirLockedError when another process uses the directory.
 */
export async function startEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const unlock = lockDataDir(dataDir);
  const socketDir = getSocketDir(dataDir);
  const socketPath = join(socketDir, `.s.PGSQL.${SOCKET_PORT}`);
  mkdirSync(socketDir, { recursive: true, mode: 0o700 });
  // Left behind by a killed process; the lock guarantees that nobody is listening.
  rmSync(socketPath, { force: true });

  const worker = new Worker(workerFile(), {
    workerData: { directory: join(dataDir, 'postgres'), socketPath, maxConnections: CONNECTIONS_MAX },
  });
  await once(worker, 'message');
  worker.unref();

  const stop = async () => {
    worker.postMessage('stop');
    await once(worker, 'message');
    await worker.terminate();
    unlock();
  };
  return { socketDir, stop };
}

/** The built server is next to its worker; from source, Node runs the TypeScript file itself. */
function workerFile(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./embedded-database.worker.${extension}`, import.meta.url);
}
