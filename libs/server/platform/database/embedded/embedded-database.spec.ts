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

async function createDataDir(): Promise<string> {
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
  it('can be used by one server at a time, and by the next one after that has stopped', async () => {
    const dataDir = await createDataDir();
    const first = await startEmbeddedDatabase(dataDir);

    await expect(startEmbeddedDatabase(dataDir)).rejects.toThrow(DataDirLockedError);

    await first.stop();
    const second = await startEmbeddedDatabase(dataDir);
    await second.stop();
  });

  it('isolates a transaction from other clients', async () => {
    const dataDir = await createDataDir();
    const database = await startEmbeddedDatabase(dataDir);
    cleanups.push(() => database.stop());
    const [first, second] = [
      await connectClient(database.socketDir),
      await connectClient(database.socketDir),
    ];
    await first.query('CREATE TABLE notes (text text)');

    await first.query('BEGIN');
    await first.query("INSERT INTO notes VALUES ('rolled back')");
    const stored = second.query("INSERT INTO notes VALUES ('committed')");
    await first.query('ROLLBACK');
    await stored;

    const { rows } = await second.query('SELECT text FROM notes');
    expect(rows).toEqual([{ text: 'committed' }]);
  });

  it('returns each client the rows of its own query under concurrency', async () => {
    const dataDir = await createDataDir();
    const database = await startEmbeddedDatabase(dataDir);
    cleanups.push(() => database.stop());
    const clients = await Promise.all(Array.from({ length: 8 }, () => connectClient(database.socketDir)));

    const results = clients.map(async (client, index) => {
      const wrong: number[] = [];
      for (let number = index * 1000; number < index * 1000 + 50; number += 1) {
        const { rows } = await client.query<{ value: number }>('SELECT $1::int AS value', [number]);
        if (rows[0]?.value !== number) wrong.push(number);
      }
      return wrong;
    });

    expect((await Promise.all(results)).flat()).toEqual([]);
  });

  it('keeps serving other clients after an invalid query and after a client disconnects in a transaction', async () => {
    const dataDir = await createDataDir();
    const database = await startEmbeddedDatabase(dataDir);
    cleanups.push(() => database.stop());
    const [first, second] = [
      await connectClient(database.socketDir),
      await connectClient(database.socketDir),
    ];

    await expect(first.query('SELECT $1::int', ['no number'])).rejects.toThrow('invalid input syntax');
    await first.query('BEGIN');
    const waiting = second.query('SELECT $1::int AS value', [42]);
    await first.end();

    expect((await waiting).rows).toEqual([{ value: 42 }]);
  });

  it('puts its socket into the data directory, or into a shorter path when that is too long', () => {
    expect(getSocketDir('/srv/paniscus')).toBe(join('/srv/paniscus', 'run'));
    expect(getSocketDir(`/srv/${'long/'.repeat(30)}`).length).toBeLessThan(80);
  });
});
