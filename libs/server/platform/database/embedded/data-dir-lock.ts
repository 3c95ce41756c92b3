import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataDirLockedError extends Error {
  override name = 'DataDirLockedError';

  constructor(dataDir: string) {
    super(
      `Another server already uses the data folder ${dataDir}; stop it first, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Locks the data directory for this process; the embedded database itself takes no lock. The lock is an exclusive
 * SQLite transaction on a file, which the operating system releases when the process ends, however it ends. Returns a
 * function that releases the lock; throws DataDirLockedError.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new DataDirLockedError(dataDir);
  }
  return () => lock.close();
}
