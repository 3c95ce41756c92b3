import type { DatabaseSync, StatementSync } from 'node:sqlite';

export interface Stored {
  id: string;
}

/** Records of one kind as JSON, in insertion order. */
export class Collection<T extends Stored> {
  readonly #kind: string;
  readonly #get: StatementSync;
  readonly #has: StatementSync;
  readonly #put: StatementSync;
  readonly #remove: StatementSync;
  readonly #all: StatementSync;
  readonly #clear: StatementSync;
  readonly #trim: StatementSync;

  constructor(database: DatabaseSync, kind: string) {
    this.#kind = kind;
    this.#get = database.prepare('SELECT json FROM records WHERE kind = ? AND id = ?');
    this.#has = database.prepare('SELECT 1 FROM records WHERE kind = ? AND id = ?');
    this.#put = database.prepare(
      'INSERT INTO records (kind, id, json) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET json = excluded.json',
    );
    this.#remove = database.prepare('DELETE FROM records WHERE kind = ? AND id = ?');
    this.#all = database.prepare('SELECT json FROM records WHERE kind = ? ORDER BY seq');
    this.#clear = database.prepare('DELETE FROM records WHERE kind = ?');
    this.#trim = database.prepare(
      'DELETE FROM records WHERE kind = ?1 AND seq <= (SELECT seq FROM records WHERE kind = ?1 ORDER BY seq DESC LIMIT 1 OFFSET ?2)',
    );
  }

  get(id: string): T | undefined {
    const row = this.#get.get(this.#kind, id);
    return row ? parseRow<T>(row) : undefined;
  }

  has(id: string): boolean {
    return this.#has.get(this.#kind, id) !== undefined;
  }

  put(record: T): T {
    this.#put.run(this.#kind, record.id, JSON.stringify(record));
    return record;
  }

  remove(id: string): void {
    this.#remove.run(this.#kind, id);
  }

  /** Oldest first. */
  all(): T[] {
    return this.#all.all(this.#kind).map((row) => parseRow<T>(row));
  }

  clear(): void {
    this.#clear.run(this.#kind);
  }

  /** Deletes all but the newest records. */
  trim(remaining: number): void {
    this.#trim.run(this.#kind, remaining);
  }
}

function parseRow<T>(row: Record<string, unknown>): T {
  return JSON.parse(String(row.json)) as T;
}
