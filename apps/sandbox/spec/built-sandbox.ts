import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

const PROJECT = join(import.meta.dirname, '..');
/** Inside the workspace, so that the built file resolves its packages. */
const CACHE = join(PROJECT, '../../node_modules/.cache');

export function aBuild(): { dir: string } {
  const built = { dir: '' };
  beforeAll(async () => {
    mkdirSync(CACHE, { recursive: true });
    built.dir = mkdtempSync(join(CACHE, 'sandbox-spec-'));
    await build({
      configFile: join(PROJECT, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: built.dir, emptyOutDir: true },
    });
  }, 60_000);
  afterAll(() => rmSync(built.dir, { recursive: true, force: true }));
  return built;
}

export interface Running {
  process: ChildProcess;
  http: string;
  smtp: string;
  mailbox: string;
  complaints(): string;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export async function aProcess(dir: string, env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [join(dir, 'main.js')], {
    env: { PATH: process.env.PATH, SANDBOX_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => written.push(chunk));
  const exited = once(child, 'close') as Promise<[number | null]>;
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return (await exited)[0];
  };
  onTestFinished(async () => void (await end('SIGKILL')));
  const [line] = (await Promise.race([once(child.stdout, 'data'), exited])) as [Buffer | number | null];
  const [http = '', smtp = '', mailbox = ''] = String(line).match(/\b(https?|smtp):\/\/[\d.:]+/g) ?? [];
  const complaints = () => Buffer.concat(written).toString('utf8');
  return { process: child, http, smtp, mailbox, complaints, end };
}
