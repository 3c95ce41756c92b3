import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Collection } from './collection.ts';
import type { Stored } from './collection.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS records (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    json TEXT NOT NULL,
    UNIQUE (kind, id)
  );
  CREATE INDEX IF NOT EXISTS records_by_kind ON records (kind, seq);
`;

/**
 * All records in one SQLite file. Responses are sent after the commit, so a killed process loses no acknowledged write.
 * SQLite's lock ends with the process; a second sandbox on the same directory fails to start.
 */
export class Store {
  readonly #database: DatabaseSync;
  #depth = 0;

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    this.#database = new DatabaseSync(join(directory, 'records.db'));
    try {
      this.#database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;');
      this.#database.exec(`PRAGMA synchronous = NORMAL; BEGIN EXCLUSIVE; ${SCHEMA} COMMIT;`);
    } catch (error) {
      this.#database.close();
      const cause = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The records in ${directory} are in use by another sandbox, or unreadable (${cause}).`,
        {
          cause: error,
        },
      );
    }
  }

  collection<T extends Stored>(kind: string): Collection<T> {
    return new Collection<T>(this.#database, kind);
  }

  /** Runs the work in a transaction; nested calls join the outer one. */
  transaction<R>(work: () => R): R {
    if (this.#depth > 0) return work();
    this.#database.exec('BEGIN IMMEDIATE');
    this.#depth = 1;
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    } finally {
      this.#depth = 0;
    }
  }

  close(): void {
    this.#database.close();
  }
}
