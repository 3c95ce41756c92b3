import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockDataDir } from './data-dir-lock.ts';

/** PostgreSQL's own name for a socket in a folder; `pg` puts it together from host and port. */
const SOCKET_PORT = 5432;
/** The shortest limit among systems is 104 bytes for a socket's path. */
const SOCKET_PATH_MAX = 100;
const CONNECTIONS_MAX = 40;

export type EmbeddedDatabase = { socketDir: string; stop: () => Promise<void> };

/** The folder of the embedded database's socket; a short one elsewhere when the data folder's path is too long. */
export function getSocketDir(dataDir: string): string {
  const inside = join(dataDir, 'run');
  if (Buffer.byteLength(join(inside, `.s.PGSQL.${SOCKET_PORT}`)) <= SOCKET_PATH_MAX) return inside;
  return join(tmpdir(), `paniscus-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
}

/**
 * Starts the embedded PostgreSQL in a data folder and answers once it takes connections on its Unix socket.
 * Throws DataDirLockedError when another process has the folder.
 */
export async function startEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const unlock = lockDataDir(dataDir);
  const socketDir = getSocketDir(dataDir);
  const socketPath = join(socketDir, `.s.PGSQL.${SOCKET_PORT}`);
  mkdirSync(socketDir, { recursive: true, mode: 0o700 });
  // What a killed process left behind; the lock says that nobody listens there.
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

/** The built server lies beside its worker; from the sources Node reads the TypeScript itself. */
function workerFile(): URL {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./embedded-database.worker.${ending}`, import.meta.url);
}
