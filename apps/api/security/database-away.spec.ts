import { createServer, connect } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { startEmbeddedDatabase } from '@paniscus/server/platform';
import type { EmbeddedDatabase } from '@paniscus/server/platform';
import { createTestDatabase, send, signInAs, startTestApp } from '@paniscus/server/testing';
import type { TestApp } from '@paniscus/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** TCP proxy in front of the database, which a test can disconnect. */
class Cable {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  constructor(private readonly database: { host: string; port: number } | { path: string }) {}

  async plugIn(port = 0): Promise<number> {
    this.server = createServer((near) => {
      const far = connect(this.database);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => this.sockets.delete(one));
      }
    });
    await new Promise<void>((resolve) => this.server?.listen(port, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  async pullOut(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

describe('a database outage', () => {
  let server: TestApp;
  let cable: Cable;
  let port: number;
  let access: string;
  const cleanups: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const database = await createTestDatabase();
    cleanups.push(database.remove);
    const address =
      database.databaseUrl === undefined
        ? await embedded(database.dataDir)
        : getAddress(database.databaseUrl);
    cable = new Cable(address.cable);
    port = await cable.plugIn();
    server = await startTestApp({
      DATABASE_URL: `postgres://${address.login}@127.0.0.1:${port}/${address.name}`,
    });
    access = (await signInAs(server, 'ada')).access;
  });
  afterAll(async () => {
    await server.stop();
    await cable.pullOut();
    for (const cleanup of cleanups.toReversed()) await cleanup();
  });

  async function embedded(dataDir: string) {
    const database: EmbeddedDatabase = await startEmbeddedDatabase(dataDir);
    cleanups.push(database.stop);
    return { cable: { path: `${database.socketDir}/.s.PGSQL.5432` }, login: 'postgres', name: 'postgres' };
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

  it('results in 503 with Retry-After while the server stays alive, and ends when the database is back', async () => {
    await cable.pullOut();
    const away = await statuses();
    const alive = await fetch(`${server.url}/api/health/live`);
    await cable.plugIn(port);
    const back = await fetch(`${server.url}/api/posts/`);

    expect(away).toEqual(Array(7).fill([503, true]));
    expect(alive.status).toBe(200);
    expect(back.status).toBe(200);
  });
});

function getAddress(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const login = url.password === '' ? url.username : `${url.username}:${url.password}`;
  return {
    cable: { host: url.hostname, port: Number(url.port || 5432) },
    login,
    name: url.pathname.slice(1),
  };
}
