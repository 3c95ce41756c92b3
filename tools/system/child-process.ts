import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './root.ts';

export type Environment = Record<string, string | undefined>;

const STOP_TIMEOUT_MS = 10_000;
const STOP_WITH_PARENT_MODULE = join(import.meta.dirname, 'stop-with-parent.mjs');

/** Starts a server on the current Node.js; it exits when this process is killed. */
export function startServer(script: string, environment: Environment, logFile?: string): ChildProcess {
  const output = logFile === undefined ? 'inherit' : openSync(logFile, 'a');
  return spawn(process.execPath, ['--import', STOP_WITH_PARENT_MODULE, join(ROOT, script)], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', output, output, 'ipc'],
  });
}

export function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** Exit code as a shell reports it: 128 plus the signal number for a killed process. */
export function getExitCode(child: ChildProcess): number {
  if (child.signalCode !== null) return 128 + constants.signals[child.signalCode];
  return child.exitCode ?? 0;
}

/** Sends SIGTERM, waits, then sends SIGKILL. */
export async function stop(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(killTimer);
}
