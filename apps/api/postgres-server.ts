import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

export type PostgresServer = { url: string; stop: () => Promise<void> };

/** Install locations of Debian, Homebrew and the installers that are not on PATH. */
const INSTALL_DIRS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/usr/pgsql'];

function listVersionDirs(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .sort()
    .reverse()
    .map((name) => join(dir, name, 'bin'));
}

function findBinDir(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...INSTALL_DIRS.flatMap(listVersionDirs)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function findUserIds(user: string): { uid: number; gid: number } | undefined {
  try {
    const readId = (flag: string) =>
      Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: readId('-u'), gid: readId('-g') };
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses to run as root; returns an unprivileged user in that case. */
function findUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return findUserIds('postgres') ?? findUserIds('nobody');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until the server logs that it accepts connections, however long that takes; throws when it exits instead. */
async function waitUntilReady({ stderr }: ChildProcess): Promise<void> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: stderr! })) {
    lines.push(line);
    if (!line.includes('database system is ready to accept connections')) continue;
    // Without a reader, a full pipe would block the server.
    stderr!.resume();
    return;
  }
  throw new Error(`The temporary PostgreSQL server did not start:\n${lines.join('\n')}`);
}

type Installation = { binDir: string; user: { uid: number; gid: number } | undefined; folder: string };

function initCluster({ binDir, user, folder }: Installation, data: string): void {
  if (user) execFileSync('chown', [`${user.uid}:${user.gid}`, folder]);
  const initArgs = ['-D', data, '-U', 'paniscus', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(binDir, 'initdb'), initArgs, { ...user, cwd: folder, stdio: 'pipe' });
}

function spawnServer({ binDir, user, folder }: Installation, data: string, port: number): ChildProcess {
  const settings = [
    // Durability is not needed, so disk syncs are disabled.
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    // With a database per spec file, its workers would start several times per second.
    'autovacuum=off',
    'jit=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=4GB',
    'checkpoint_timeout=1h',
    'shared_buffers=256MB',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
  ];
  return spawn(
    join(binDir, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
}

/** Starts a server on a free port; undefined when PostgreSQL is not installed. */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const binDir = findBinDir();
  if (binDir === undefined) return undefined;
  const user = findUnprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'paniscus-postgres-'));
  const installation = { binDir, user, folder };
  const data = join(folder, 'data');
  initCluster(installation, data);
  const port = await freePort();
  const server = spawnServer(installation, data, port);
  const url = `postgres://paniscus@127.0.0.1:${port}/postgres`;
  const killOnExit = () => server.kill('SIGQUIT');
  process.once('exit', killOnExit);
  const stop = async () => {
    process.off('exit', killOnExit);
    if (server.exitCode === null) {
      const exited = once(server, 'exit');
      // Fast shutdown: terminates open sessions instead of waiting for them.
      server.kill('SIGINT');
      await exited;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
