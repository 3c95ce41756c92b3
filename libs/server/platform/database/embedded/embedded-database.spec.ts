import { join } from 'node:path';
import { createEmbeddedTestDatabase } from '@paniscus/server/testing';
import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { DataDirLockedError } from './data-dir-lock.ts';
import { getSocketDir, startEmbeddedDatabase } from './embedded-database.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function freshDataDir(): Promise<string> {
  const { dataDir, remove } = await createEmbeddedTestDatabase();
  cleanups.push(remove);
  return dataDir;
}

async function connectClient(socketDir: string): Promise<Client> {
  const client = new Client({ host: socketDir, port: 5432, user: 'postgres', database: 'postgres' });
  await client.connect();
  cleanups.push(() => client.end());
  return client;
}

describe('embedded database', () => {
  it('belongs to one server at a time, and to the next one once that has stopped', async () => {
    const dataDir = await freshDataDir();
    const first = await startEmbeddedDatabase(dataDir);

    await expect(startEmbeddedDatabase(dataDir)).rejects.toThrow(DataDirLockedError);

    await first.stop();
    const second = await startEmbeddedDatabase(dataDir);
    await second.stop();
  });

  it('isolates a transaction from other clients', async () => {
    const dataDir = await freshDataDir();
    const database = await startEmbeddedDatabase(dataDir);
    cleanups.push(() => database.stop());
    const [one, other] = [await connectClient(database.socketDir), await connectClient(database.socketDir)];
    await one.query('CREATE TABLE notes (text text)');

    await one.query('BEGIN');
    await one.query("INSERT INTO notes VALUES ('undone')");
    const cached = other.query("INSERT INTO notes VALUES ('kept')");
    await one.query('ROLLBACK');
    await cached;

    const { rows } = await other.query('SELECT text FROM notes');
    expect(rows).toEqual([{ text: 'kept' }]);
  });

  it('returns each client the rows of its own query under concurrency', async () => {
    const dataDir = await freshDataDir();
    const database = await startEmbeddedDatabase(dataDir);
    cleanups.push(() => database.stop());
    const clients = await Promise.all(Array.from({ length: 8 }, () => connectClient(database.socketDir)));

    const asked = clients.map(async (client, one) => {
      const wrong: number[] = [];
      for (let question = one * 1000; question < one * 1000 + 50; question += 1) {
        const { rows } = await client.query<{ answer: number }>('SELECT $1::int AS answer', [question]);
        if (rows[0]?.answer !== question) wrong.push(question);
      }
      return wrong;
    });

    expect((await Promise.all(asked)).flat()).toEqual([]);
  });

  it('keeps serving other clients after an invalid query and after a client disconnects in a transaction', async () => {
    const dataDir = await freshDataDir();
    const database = await startEmbeddedDatabase(dataDir);
    cleanups.push(() => database.stop());
    const [one, other] = [await connectClient(database.socketDir), await connectClient(database.socketDir)];

    await expect(one.query('SELECT $1::int', ['no number'])).rejects.toThrow('invalid input syntax');
    await one.query('BEGIN');
    const waiting = other.query('SELECT $1::int AS answer', [42]);
    await one.end();

    expect((await waiting).rows).toEqual([{ answer: 42 }]);
  });

  it('listens in the data directory, or in a short directory when the path is too long for a socket', () => {
    expect(getSocketDir('/srv/paniscus')).toBe(join('/srv/paniscus', 'run'));
    expect(getSocketDir(`/srv/${'long/'.repeat(30)}`).length).toBeLessThan(80);
  });
});
