import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux's file system in memory. */
const SHARED_MEMORY = '/dev/shm';
/** Several times what the tests store there at once. Containers often have 64 MB. */
const MIN_FREE_BYTES = 6 * 2 ** 30;

interface MemoryFolder {
  path: string;
  remove: () => void;
}

/**
 * Creates a folder in memory for temporary files, where a database is created in a fraction of the time that a disk
 * needs. Returns undefined where there is no such file system, or too little space.
 */
export function createMemoryFolder(
  parent = SHARED_MEMORY,
  minFreeBytes = MIN_FREE_BYTES,
): MemoryFolder | undefined {
  if (measureFreeBytes(parent) < minFreeBytes) return undefined;
  const path = mkdtempSync(join(parent, 'paniscus-'));
  // PostgreSQL runs as another user when root runs the tests, and must reach its files inside.
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function measureFreeBytes(path: string): number {
  if (!existsSync(path)) return 0;
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}
