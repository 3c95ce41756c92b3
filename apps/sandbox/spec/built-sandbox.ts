import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { TEST_SETTINGS } from './test-sandbox.ts';

const PROJECT = join(import.meta.dirname, '..');
/** Inside the workspace, so that the built file resolves its packages. */
const CACHE = join(PROJECT, '../../node_modules/.cache');

export function setUpBuild(): { dir: string } {
  const output = { dir: '' };
  beforeAll(async () => {
    mkdirSync(CACHE, { recursive: true });
    output.dir = mkdtempSync(join(CACHE, 'sandbox-spec-'));
    await build({
      configFile: join(PROJECT, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: output.dir, emptyOutDir: true },
    });
  });
  afterAll(() => rmSync(output.dir, { recursive: true, force: true }));
  return output;
}

export interface SandboxProcess {
  process: ChildProcess;
  http: string;
  smtp: string;
  mailbox: string;
  readStderr(): string;
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

export async function startSandboxProcess(dir: string, env: Record<string, string>): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [join(dir, 'main.js')], {
    env: { PATH: process.env.PATH, ...TEST_SETTINGS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stderrChunks: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => stderrChunks.push(chunk));
  const exited = once(child, 'close') as Promise<[number | null]>;
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return (await exited)[0];
  };
  onTestFinished(async () => void (await stop('SIGKILL')));
  const [line] = (await Promise.race([once(child.stdout, 'data'), exited])) as [Buffer | number | null];
  const [http = '', smtp = '', mailbox = ''] = String(line).match(/\b(https?|smtp):\/\/[\d.:]+/g) ?? [];
  const readStderr = () => Buffer.concat(stderrChunks).toString('utf8');
  return { process: child, http, smtp, mailbox, readStderr, stop };
}
