import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from './settings.ts';
import type { StaffAccount } from './staff-account.ts';
import { ensureStaffAccount, createEditor } from './staff-account.ts';
import { startSystem } from './system.ts';

/** The built site and its sandbox on free ports with a temporary data folder. */
export interface TestSystem {
  siteUrl: string;
  sandboxUrl: string;
  mailboxUrl: string;
  staff: StaffAccount;
  /** Creates an account without administrator rights. */
  createEditor: () => Promise<StaffAccount>;
  pid: number;
  log: () => string;
  stop: () => Promise<void>;
}

async function selectPorts(): Promise<Record<string, string>> {
  const first = await findFreePorts(4);
  return { PORT: String(first), SANDBOX_PORT: String(first + 1) };
}

/** `overrides` are environment variables; the caller's own settings are not passed on. */
export async function startTestSystem(overrides: Record<string, string> = {}): Promise<TestSystem> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paniscus-trial-'));
  const logFile = join(dataDir, 'servers.log');
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  const ports = 'PORT' in overrides && 'SANDBOX_PORT' in overrides ? {} : await selectPorts();
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
      createEditor: () => createEditor(environment),
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
