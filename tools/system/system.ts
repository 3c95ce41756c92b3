import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import type { Environment } from './children.ts';
import { getExitCode, startServer, stop } from './children.ts';
import { becomesReady } from './health.ts';
import { ensureSandbox } from './sandbox.ts';
import { isAddressFree, readSettings } from './settings.ts';
import type { Settings } from './settings.ts';

export interface System {
  settings: Settings;
  /** Resolves when `GET /api/health/ready` returns 200. */
  ready: Promise<void>;
  ended: Promise<number>;
  /** Server process id; available once it is ready. */
  pid: () => number;
  /** Stops the site before the sandbox, so that its last requests get a response. */
  stop: () => Promise<void>;
}

export class EndedEarlyError extends Error {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super('The server ended before it was ready; its last message stands above.');
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
    if (isStopping) throw new Error('Asked to stop while starting.');
    const child = startServer(script, environment, logFile);
    children.unshift(child);
    return child;
  };
  const { promise: ended, resolve: end } = Promise.withResolvers<number>();
  const becomeReady = async () => {
    if (!(await isAddressFree(settings)))
      throw new Error(
        `Something listens at ${settings.localUrl} already. Stop it, or set PORT to another one.`,
      );
    if (settings.hasSandbox) await ensureSandbox(settings, () => start('dist/sandbox/main.js'));
    const api = start('dist/api/main.js');
    api.once('exit', () => end(getExitCode(api)));
    const isReady = await becomesReady(`${settings.localUrl}/api/health/ready`, api);
    if (!isReady) throw new EndedEarlyError(getExitCode(api));
  };
  const stopAll = async () => {
    isStopping = true;
    for (const child of children) await stop(child);
  };
  const pid = () => children[0]?.pid ?? 0;
  return { settings, ready: becomeReady(), ended, pid, stop: stopAll };
}
