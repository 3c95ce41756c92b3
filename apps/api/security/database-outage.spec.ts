import { createServer, connect } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { startEmbeddedDatabase } from '@paniscus/server/platform';
import type { EmbeddedDatabase } from '@paniscus/server/platform';
import { createTestDatabase, send, signInAs, startTestApp } from '@paniscus/server/testing';
import type { TestApp } from '@paniscus/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** TCP proxy in front of the database, which a test can disconnect. */
class DatabaseProxy {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  constructor(private readonly database: { host: string; port: number } | { path: string }) {}

  async connect(port = 0): Promise<number> {
    this.server = createServer((client) => {
      const upstream = connect(this.database);
      for (const [source, target] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        this.sockets.add(source);
        source.pipe(target);
        source.on('error', () => target.destroy());
        source.on('close', () => this.sockets.delete(source));
      }
    });
    await new Promise<void>((resolve) => this.server?.listen(port, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  async disconnect(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

describe('a database outage', () => {
  let server: TestApp;
  let proxy: DatabaseProxy;
  let port: number;
  let access: string;
  const cleanups: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const database = await createTestDatabase();
    cleanups.push(database.remove);
    const connection =
      database.databaseUrl === undefined
        ? await startEmbedded(database.dataDir)
        : parseDatabaseUrl(database.databaseUrl);
    proxy = new DatabaseProxy(connection.proxy);
    port = await proxy.connect();
    server = await startTestApp({
      DATABASE_URL: `postgres://${connection.login}@127.0.0.1:${port}/${connection.name}`,
    });
    access = (await signInAs(server, 'ada')).access;
  });
  afterAll(async () => {
    await server.stop();
    await proxy.disconnect();
    for (const cleanup of cleanups.toReversed()) await cleanup();
  });

  async function startEmbedded(dataDir: string) {
    const database: EmbeddedDatabase = await startEmbeddedDatabase(dataDir);
    cleanups.push(database.stop);
    return { proxy: { path: `${database.socketDir}/.s.PGSQL.5432` }, login: 'postgres', name: 'postgres' };
  }
  const statuses = async () => {
    const responses = await Promise.all([
      fetch(`${server.url}/api/posts/`),
      fetch(`${server.url}/api/posts/1/`),
      fetch(`${server.url}/api/health/ready`),
      send(server, '/api/posts/', { title: 'x', content: 'x' }, { access }),
      send(server, '/api/token/', { username: 'ada', password: 'x' }),
      send(server, '/api/token/refresh/', { refresh: 'x' }),
      send(server, '/api/token/revoke/', { refresh: 'x' }),
    ]);
    return responses.map((response) => [response.status, response.headers.has('retry-after')]);
  };

  it('causes 503 with Retry-After while the server stays live, and ends when the database is back', async () => {
    await proxy.disconnect();
    const during = await statuses();
    const liveness = await fetch(`${server.url}/api/health/live`);
    await proxy.connect(port);
    const after = await fetch(`${server.url}/api/posts/`);

    expect(during).toEqual(Array(7).fill([503, true]));
    expect(liveness.status).toBe(200);
    expect(after.status).toBe(200);
  });
});

function parseDatabaseUrl(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const login = url.password === '' ? url.username : `${url.username}:${url.password}`;
  return {
    proxy: { host: url.hostname, port: Number(url.port || 5432) },
    login,
    name: url.pathname.slice(1),
  };
}
