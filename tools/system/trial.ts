import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './settings.ts';
import type { StaffAccount } from './staff-account.ts';
import { ensureStaffAccount, makeEditor } from './staff-account.ts';
import { startSystem } from './system.ts';

/** The built site with its stubs, on free ports and with a data folder that goes when it stops. */
export interface Trial {
  siteUrl: string;
  sandboxUrl: string;
  mailboxUrl: string;
  staff: StaffAccount;
  /** Makes an account that is no administrator's. */
  makeEditor: () => Promise<StaffAccount>;
  /** The process that answers, for measurements. */
  pid: number;
  /** What the servers wrote so far. */
  log: () => string;
  stop: () => Promise<void>;
}

/** `overrides` are settings as environment variables; nothing of the caller's own settings is passed on. */
export async function startTrial(overrides: Record<string, string> = {}): Promise<Trial> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paniscus-trial-'));
  const logFile = join(dataDir, 'servers.log');
  const first = await freePorts(4);
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  const ports = { PORT: String(first), SANDBOX_PORT: String(first + 1) };
  const environment = { PATH, HOME, TMPDIR, SystemRoot, DATA_DIR: dataDir, ...ports, ...overrides };
  const log = () => readFileSync(logFile, 'utf8');
  const system = startSystem(environment, logFile);
  const stop = async () => {
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await system.ready;
    const { siteUrl, sandboxUrl, mailboxUrl } = system.settings;
    const staff = await ensureStaffAccount(system.settings, environment);
    return {
      siteUrl,
      sandboxUrl,
      mailboxUrl,
      staff,
      makeEditor: () => makeEditor(environment),
      pid: system.pid(),
      log,
      stop,
    };
  } catch (error) {
    const output = log();
    await stop();
    throw new Error(`The system did not start.\n${output}`, { cause: error });
  }
}
