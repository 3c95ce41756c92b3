import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Environment } from './child-process.ts';
import { ROOT } from './root.ts';
import type { Settings } from './settings.ts';

/** In the data folder; contains the account that `npm start` prints. */
export const CREDENTIALS_FILE = 'sandbox-staff.json';

/** Far longer than a busy machine needs. */
const TIMEOUT_MS = 60_000;

export interface StaffAccount {
  username: string;
  password: string;
}

const createCredentials = (username: string): StaffAccount => ({
  username,
  password: randomBytes(12).toString('base64url'),
});

function readOrCreateCredentials(path: string): StaffAccount {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as StaffAccount;
  const account = createCredentials('staff');
  writeFileSync(path, JSON.stringify(account), { mode: 0o600 });
  return account;
}

/** Tests the credentials by signing in and out. */
async function canSignIn(account: StaffAccount, { localUrl }: Settings): Promise<boolean> {
  const post = (path: string, body: unknown) =>
    fetch(`${localUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  const response = await post('/api/token/', account);
  if (!response.ok) return false;
  const { refresh } = (await response.json()) as { refresh: string };
  await post('/api/token/revoke/', { refresh });
  return true;
}

async function runStaffCommand(
  args: string[],
  password: string,
  environment: Environment,
): Promise<string | undefined> {
  const child = spawn(process.execPath, [join(ROOT, 'dist/api/staff.js'), ...args], {
    cwd: ROOT,
    env: environment,
    stdio: ['pipe', 'ignore', 'pipe'],
    timeout: TIMEOUT_MS,
  });
  child.stdin.end(`${password}\n`);
  const [messages] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return child.exitCode === 0 ? undefined : messages;
}

/** Creates the account that `npm start` prints, unless it exists. Only used with the sandbox. */
export async function ensureStaffAccount(
  settings: Settings,
  environment: Environment,
): Promise<StaffAccount> {
  const path = join(settings.dataDir, CREDENTIALS_FILE);
  // An attempt before the account exists would be the first entry of the audit log.
  const isFirstStart = !existsSync(path);
  const account = readOrCreateCredentials(path);
  if (!isFirstStart && (await canSignIn(account, settings))) return account;
  const { username, password } = account;
  const create = ['create', username, '--byline', 'Sandbox Staff', '--role', 'admin'];
  const error = await runStaffCommand(create, password, environment);
  if (
    error !== undefined &&
    (await runStaffCommand(['password', username], password, environment)) !== undefined
  ) {
    throw new Error(`Could not create the sandbox staff account: ${error.trim()}`);
  }
  return account;
}

/** Creates an account with post permissions but no access to orders and donations. */
export async function createEditor(environment: Environment): Promise<StaffAccount> {
  const account = createCredentials('editor');
  const create = ['create', account.username, '--byline', 'Sandbox Editor', '--role', 'editor'];
  const error = await runStaffCommand(create, account.password, environment);
  if (error !== undefined) throw new Error(`Could not create the editor account: ${error.trim()}`);
  return account;
}
