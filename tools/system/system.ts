import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import type { Environment } from './child-process.ts';
import { getExitCode, startServer, stop } from './child-process.ts';
import { waitUntilReady } from './readiness.ts';
import { ensureSandbox } from './sandbox.ts';
import { isServerAddressFree, readSettings } from './settings.ts';
import type { Settings } from './settings.ts';

export interface System {
  settings: Settings;
  /** Resolves when `GET /api/health/ready` returns 200. */
  ready: Promise<void>;
  exited: Promise<number>;
  /** Server process id; available once it is ready. */
  pid: () => number;
  /** Stops the site before the sandbox, so that its last requests get a response. */
  stop: () => Promise<void>;
}

export class EarlyExitError extends Error {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super('The server exited before it was ready; see its output above.');
    this.exitCode = exitCode;
  }
}

/** Starts site and sandbox; output goes to the log file or else is inherited. */
export function startSystem(environment: Environment, logFile?: string): System {
  const settings = readSettings(environment);
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const children: ChildProcess[] = [];
  let isStopping = false;
  const start = (script: string) => {
    if (isStopping) throw new Error('Stopped while starting.');
    const child = startServer(script, environment, logFile);
    children.unshift(child);
    return child;
  };
  const { promise: exited, resolve: resolveExited } = Promise.withResolvers<number>();
  const startAndWait = async () => {
    if (!(await isServerAddressFree(settings)))
      throw new Error(`${settings.localUrl} is already in use. Stop the other process or set PORT.`);
    if (settings.hasSandbox) await ensureSandbox(settings, () => start('dist/sandbox/main.js'));
    const api = start('dist/api/main.js');
    api.once('exit', () => resolveExited(getExitCode(api)));
    const isReady = await waitUntilReady(`${settings.localUrl}/api/health/ready`, api);
    if (!isReady) throw new EarlyExitError(getExitCode(api));
  };
  const stopAll = async () => {
    isStopping = true;
    for (const child of children) await stop(child);
  };
  const pid = () => children[0]?.pid ?? 0;
  return { settings, ready: startAndWait(), exited, pid, stop: stopAll };
}
